/**
 * What differs between the versions of Node's processor (V8: tools/profile.mjs, tools/tickprocessor.mjs).
 * @typedef {object} Rules
 * @property {ReadonlyMap<string, CodeTier>} markers the tier that a row's last field means; a row with any other field
 *   is lost
 * @property {boolean} checksFunctions whether an address that should be a function's is checked to be one.
 *   Node 18 and 20 mistake old code that is still in the map for the function: then the row is lost
 */

/**
 * What is printed before a function's name, and what `--preprocess` calls it.
 * @typedef {{prefix: string, kind: string}} CodeTier
 */

const COMPILED = { prefix: '', kind: 'Builtin' };
const IGNITION = { prefix: '~', kind: 'Unopt' };
const BASELINE = { prefix: '^', kind: 'Baseline' };
const SPARKPLUG = { prefix: '^', kind: 'Sparkplug' };
const MAGLEV = { prefix: '+', kind: 'Maglev' };
const TURBOFAN = { prefix: '*', kind: 'Opt' };

/** @type {[string, CodeTier][]} markers of all versions from V8 11 on */
const COMMON = [
  ['', COMPILED],
  ['~', IGNITION],
  ['^', SPARKPLUG],
  ['+', MAGLEV],
  ['*', TURBOFAN],
];
/** @type {[string, CodeTier][]} code that is specialised to a context, from V8 13 on */
const SPECIALISED = [
  ["+'", MAGLEV],
  ["*'", TURBOFAN],
];
/** @type {[string, CodeTier][]} code that replaces other code in the middle of a loop, from V8 14 on */
const ON_STACK = [
  ['o+', MAGLEV],
  ["o+'", MAGLEV],
  ['o*', TURBOFAN],
  ["o*'", TURBOFAN],
];

/** @type {Record<number, Rules>} by V8's major version */
const BY_MAJOR = {
  10: {
    markers: new Map([
      ['', COMPILED],
      ['~', IGNITION],
      ['^', BASELINE],
      ['*', TURBOFAN],
    ]),
    checksFunctions: false,
  },
  11: { markers: new Map(COMMON), checksFunctions: false },
  12: { markers: new Map(COMMON), checksFunctions: true },
  13: { markers: new Map([...COMMON, ...SPECIALISED]), checksFunctions: true },
  14: { markers: new Map([...COMMON, ...SPECIALISED, ...ON_STACK]), checksFunctions: true },
};

/**
 * @param {number} major V8's major version, 0 if the log doesn't say
 * @returns {Rules} those of the Node with that V8, or of the nearest one if we don't know it
 */
export function rulesOf(major) {
  const known = Object.keys(BY_MAJOR).map(Number);
  if (major === 0) return BY_MAJOR[Math.max(...known)];
  return BY_MAJOR[Math.min(Math.max(major, Math.min(...known)), Math.max(...known))];
}
