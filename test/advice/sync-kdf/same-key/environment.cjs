'use strict';
// What somebody else sets in the environment while the program runs, in a way that no source shows.
const held = new WeakRef(process.env);

exports.set = (name, value) => {
  held.deref()[name] = value;
};
