'use strict';

/** Lets a class that extends it add private fields to objects that it did not create. */
module.exports = /** @type {new (object: object) => object} */ (
  /** @type {unknown} */ (
    function any(/** @type {object} */ object) {
      return object;
    }
  )
);
