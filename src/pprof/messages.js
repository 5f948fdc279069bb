/**
 * The messages of pprof, https://github.com/google/pprof/blob/main/proto/profile.proto: what of them is written and read,
 * as plain objects. Text is in one table, and everything else has indexes into it.
 */

/** As it is in the file: what is 2^53 or more is a bigint. Negative numbers are not written, and are 2^63 or more when read. @typedef {number | bigint} Int */

/** @typedef {{type: Int, unit: Int}} ValueType indexes of texts */
/** @typedef {{key: Int, str: Int}} Label indexes of texts */
/** @typedef {{locationId: Int[], value: Int[], label: Label[]}} Sample `locationId`: the innermost first; `value`: one for each sample type */
/** @typedef {{id: Int, filename: Int}} Mapping */
/** @typedef {{functionId: Int, line: Int}} Line */
/** @typedef {{id: Int, mappingId: Int, line: Line[]}} Location `line`: more than one where functions were inlined, the innermost first */
/** @typedef {{id: Int, name: Int, systemName: Int, filename: Int, startLine: Int}} PprofFunction */

/**
 * @typedef {object} PprofProfile
 * @property {ValueType[]} sampleType of the values of each sample
 * @property {Sample[]} sample
 * @property {Mapping[]} mapping
 * @property {Location[]} location
 * @property {PprofFunction[]} function
 * @property {string[]} stringTable the first one is empty
 * @property {Int} timeNanos ns since 1970
 * @property {Int} durationNanos
 * @property {ValueType} [periodType] of `period`
 * @property {Int} period from one sample to the next
 * @property {Int} defaultSampleType index of a text
 */

/** @typedef {'Profile' | 'ValueType' | 'Sample' | 'Label' | 'Mapping' | 'Location' | 'Line' | 'Function'} MessageName */

/**
 * A field of a message. `many` of them are a list; numbers of a list are packed.
 * @typedef {{name: string, holds: 'number' | 'text' | MessageName, many?: true}} Field
 */

/** By their numbers, in that order. What is not listed is neither written nor read. @type {Record<MessageName, Record<number, Field>>} */
export const MESSAGES = {
  Profile: {
    1: { name: 'sampleType', holds: 'ValueType', many: true },
    2: { name: 'sample', holds: 'Sample', many: true },
    3: { name: 'mapping', holds: 'Mapping', many: true },
    4: { name: 'location', holds: 'Location', many: true },
    5: { name: 'function', holds: 'Function', many: true },
    6: { name: 'stringTable', holds: 'text', many: true },
    9: { name: 'timeNanos', holds: 'number' },
    10: { name: 'durationNanos', holds: 'number' },
    11: { name: 'periodType', holds: 'ValueType' },
    12: { name: 'period', holds: 'number' },
    13: { name: 'comment', holds: 'number', many: true },
    14: { name: 'defaultSampleType', holds: 'number' },
  },
  ValueType: { 1: { name: 'type', holds: 'number' }, 2: { name: 'unit', holds: 'number' } },
  Sample: {
    1: { name: 'locationId', holds: 'number', many: true },
    2: { name: 'value', holds: 'number', many: true },
    3: { name: 'label', holds: 'Label', many: true },
  },
  Label: { 1: { name: 'key', holds: 'number' }, 2: { name: 'str', holds: 'number' } },
  Mapping: { 1: { name: 'id', holds: 'number' }, 5: { name: 'filename', holds: 'number' } },
  Location: {
    1: { name: 'id', holds: 'number' },
    2: { name: 'mappingId', holds: 'number' },
    4: { name: 'line', holds: 'Line', many: true },
  },
  Line: { 1: { name: 'functionId', holds: 'number' }, 2: { name: 'line', holds: 'number' } },
  Function: {
    1: { name: 'id', holds: 'number' },
    2: { name: 'name', holds: 'number' },
    3: { name: 'systemName', holds: 'number' },
    4: { name: 'filename', holds: 'number' },
    5: { name: 'startLine', holds: 'number' },
  },
};

/** How a field's content is written: https://protobuf.dev/programming-guides/encoding/ */
export const WIRE = { number: 0, length: 2 };
