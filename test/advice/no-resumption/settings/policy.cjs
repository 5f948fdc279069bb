'use strict';
// Whether a collector with another name is accepted, until everybody has the new certificates.
exports.policy = { isStrict: false };
exports.harden = () => {
  exports.policy.isStrict = true;
};
