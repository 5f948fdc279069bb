/**
 * The messages of pprof, https://github.com/google/pprof/blob/main/proto/profile.proto, as plain objects. Numbers above
 * 2^53 are bigints.
 */

/** @typedef {number | bigint} Numeric */
/** @typedef {{type: Numeric, unit: Numeric}} ValueType indices of texts */
/** @typedef {{key: Numeric, str: Numeric}} Label indices of texts */
/** @typedef {{id: Numeric, filename: Numeric}} Mapping */
/** @typedef {{functionId: Numeric, line: Numeric}} Line */
/** @typedef {{id: Numeric, mappingId: Numeric, line: Line[]}} CodeLocation its functions, the innermost first */
/**
 * @typedef {{id: Numeric, name: Numeric, systemName: Numeric, filename: Numeric, startLine: Numeric}} CodeFunction texts
 *   are indices
 */
/** @typedef {{locationId: Numeric[], value: Numeric[], label: Label[]}} Sample its places, the innermost first */

/**
 * @typedef {object} PprofProfile
 * @property {ValueType[]} sampleType what each value of a sample is
 * @property {Sample[]} sample
 * @property {Mapping[]} mapping
 * @property {CodeLocation[]} location
 * @property {CodeFunction[]} function
 * @property {string[]} stringTable the first is empty
 * @property {Numeric} timeNanos when it began, since 1970
 * @property {Numeric} durationNanos
 * @property {ValueType | null} periodType
 * @property {Numeric} period
 * @property {Numeric[]} comment indices of texts
 * @property {Numeric} defaultSampleType index of a text
 */

/** @typedef {'Profile' | 'ValueType' | 'Sample' | 'Label' | 'Mapping' | 'Location' | 'Line' | 'Function'} MessageName */

/**
 * A field by its number. What it holds: a message, by its name, a number, or text; and whether it may hold several.
 * @typedef {{name: string, holds: MessageName | 'number' | 'text', isList: boolean}} Field
 */

/**
 * All fields. Those that nobody uses are there so that a file with them is not called damaged.
 * @type {Record<MessageName, Record<number, Field>>}
 */
export const MESSAGES = {
  Profile: fields({
    sampleType: [1, 'ValueType', true],
    sample: [2, 'Sample', true],
    mapping: [3, 'Mapping', true],
    location: [4, 'Location', true],
    function: [5, 'Function', true],
    stringTable: [6, 'text', true],
    dropFrames: [7, 'number'],
    keepFrames: [8, 'number'],
    timeNanos: [9, 'number'],
    durationNanos: [10, 'number'],
    periodType: [11, 'ValueType'],
    period: [12, 'number'],
    comment: [13, 'number', true],
    defaultSampleType: [14, 'number'],
    docUrl: [15, 'number'],
  }),
  ValueType: fields({ type: [1, 'number'], unit: [2, 'number'] }),
  Sample: fields({ locationId: [1, 'number', true], value: [2, 'number', true], label: [3, 'Label', true] }),
  Label: fields({ key: [1, 'number'], str: [2, 'number'], num: [3, 'number'], numUnit: [4, 'number'] }),
  Mapping: fields({
    id: [1, 'number'],
    memoryStart: [2, 'number'],
    memoryLimit: [3, 'number'],
    fileOffset: [4, 'number'],
    filename: [5, 'number'],
    buildId: [6, 'number'],
    hasFunctions: [7, 'number'],
    hasFilenames: [8, 'number'],
    hasLineNumbers: [9, 'number'],
    hasInlineFrames: [10, 'number'],
  }),
  Location: fields({
    id: [1, 'number'],
    mappingId: [2, 'number'],
    address: [3, 'number'],
    line: [4, 'Line', true],
    isFolded: [5, 'number'],
  }),
  Line: fields({ functionId: [1, 'number'], line: [2, 'number'], column: [3, 'number'] }),
  Function: fields({
    id: [1, 'number'],
    name: [2, 'number'],
    systemName: [3, 'number'],
    filename: [4, 'number'],
    startLine: [5, 'number'],
  }),
};

/**
 * @param {Record<string, [number: number, holds: Field['holds'], isList?: boolean]>} byName fields of a message
 * @returns {Record<number, Field>} the same by number
 */
function fields(byName) {
  return Object.fromEntries(
    Object.entries(byName).map(([name, [number, holds, isList = false]]) => [number, { name, holds, isList }]),
  );
}
