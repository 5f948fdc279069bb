/** What a file of pprof says, without its tables. */
import { gunzipSync } from 'node:zlib';
import { Profile } from 'pprof-format';

/**
 * @typedef {object} PprofSample
 * @property {string[]} frames `name:line`, outermost first
 * @property {string[]} files of the frames
 * @property {number} ticks
 * @property {number} ns
 * @property {Record<string, string>} labels
 */

/**
 * @param {Uint8Array} bytes compressed
 * @returns {PprofSample[]}
 */
export function readPprof(bytes) {
  const { sample, location, function: functions, stringTable } = Profile.decode(gunzipSync(bytes));
  const text = (/** @type {any} */ index) => stringTable.strings[Number(index)];
  const locations = new Map(location.map((one) => [Number(one.id), one]));
  const code = new Map(functions.map((one) => [Number(one.id), one]));
  return sample.map(({ locationId, value, label }) => {
    const lines = locationId.map((id) => /** @type {any} */ (locations.get(Number(id))).line[0]).reverse();
    const functionOf = (/** @type {any} */ { functionId }) => /** @type {any} */ (code.get(Number(functionId)));
    return {
      frames: lines.map((line) => `${text(functionOf(line).name)}:${line.line}`),
      files: lines.map((line) => text(functionOf(line).filename)),
      ticks: Number(value[0]),
      ns: Number(value[1]),
      labels: Object.fromEntries(label.map(({ key, str }) => [text(key), text(str)])),
    };
  });
}
