import { openScript } from '../../src/source/script.js';

/** The line on which the source mounts express-session, null if it does not say. */
const mountedAt = (/** @type {string} */ text) => openScript(text).mountOf('express-session')?.line ?? null;

describe("where a package's handler is given to a framework", () => {
  test.each([
    ['required', 'const session = require("express-session");\napp.use(session({ secret }));'],
    ['required in place', '\napp.use("/api", require("express-session")({ secret }));'],
    [
      'required by a template, as minifiers write texts',
      'const session = require(`express-session`);\napp.use(session({ secret }));',
    ],
    ['imported', 'import session from "express-session";\napp.use(session());'],
    [
      'imported by name, from a file of it',
      'import { session as s } from "express-session/lib/index.js";\nrouter.get("/", s(), (request, response) => response.end());',
    ],
    [
      'a property by its name is not meant',
      'const session = require("express-session");\napp.use(session({ secret }));\napp.use(passport.session({ session: true }));',
    ],
    ['a plugin', '\nfastify.register(require("express-session"), { secret });'],
    [
      'kept in a variable',
      'const session = require("express-session"), sessions = session({ secret }); app\n.use(sessions);',
    ],
    [
      'taken from an import that is awaited',
      'const { default: session } = await import("express-session");\napp.use(session());',
    ],
    ['a property of it', 'const auth = require("express-session").auth;\napp.post("/login", auth("local"), handler);'],
    [
      'extended by a class',
      'const session_1 = require("express-session"); class Sessions extends Mixin(session_1.Store) { constructor() {\nsuper({ secret }); } }',
    ],
  ])('%s', (_, text) => expect(mountedAt(text)).toBe(2));

  test.each([
    ['nothing does', 'const session = require("express-session");\napp.use(log);'],
    ['several calls do', 'const session = require("express-session");\napp.use(session(a));\nadmin.use(session(b));'],
    [
      'only a handler in it knows the package',
      'const session = require("express-session");\napp.use((request, response, next) => session(request));',
    ],
    [
      'a class that extends it says nothing',
      'const session = require("express-session");\nclass Sessions extends session.Store {}',
    ],
    ['it is another package', 'const session = require("express-session2");\napp.use(session());'],
    ['the name is computed', 'const session = require(`express-session`);\napp[use](session());'],
    ["it can't be parsed", 'import x = require("express-session"); app.use(x());'],
  ])('is not known where %s', (_, text) => expect(mountedAt(text)).toBeNull());

  test('nothing secret of it is shown', () => {
    expect(
      openScript('app.use(require("express-session")({ secret: "keyboard cat" }));')
        .mountOf('express-session')
        ?.excerpt.join(''),
    ).not.toMatch('keyboard');
  });
});
