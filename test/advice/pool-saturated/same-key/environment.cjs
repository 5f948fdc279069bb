'use strict';
// What somebody else sets in the environment while the program runs.

exports.set = (name, value) => {
  process.env[name] = value;
};

exports.remove = (name) => {
  delete process.env[name];
};
