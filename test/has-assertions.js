/** A test that asserts nothing can't fail: a loop over nothing, or a case that it is not for. */
beforeEach(() => expect.hasAssertions());
