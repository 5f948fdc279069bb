/** What a package does in functions that show no operation, such as padding or copying: what its line uses it for. */
import { packageApiNamed } from '../catalogue/index.js';
import { isLessPrecise } from '../model/operation.js';
import { heaviest } from './tally.js';

/** @import { OperationId } from '../model/operation.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { SiteLeaves } from './resolve-site.js' */

/**
 * What a line uses a crypto package for, according to samples in functions that show it.
 * @typedef {{operation: OperationId, algorithm: string, ticks: number}} Purpose
 */

/** From this share of a package's samples at one line on, those in functions that show it speak for the others:
 *  what little a package computes while it is loaded is not what it is loaded for. */
const TELLING = 0.25;

/**
 * A package's auxiliary work (padding, encoding, copying) is in functions that show no operation. The calling line does
 * show it: by the name it calls, or by where most of its other samples are. If the package continues in a callback of
 * its own, there is no line; then the operation can only be what all lines use the package for, if that is one thing.
 * @param {Site} site one place that asks for one thing
 * @param {SiteLeaves} leaves of its samples
 * @returns {Site['decision']} the same with the operation that its line uses the package for
 */
export function withPurpose(site, { purposes, ofPackage, ticks }) {
  const decision = namedBySource(site);
  const { isCaller } = site;
  if (decision.package !== '' && decision.operation !== 'other') return withMember(decision, purposes);
  if (decision.package === '') return decision;
  let telling = 0;
  for (const purpose of purposes.values()) telling += purpose.ticks;
  const among =
    telling >= TELLING * (telling + ticks) ? purposes : isCaller || ofPackage.size !== 1 ? new Map() : ofPackage;
  const main = heaviest(new Map([...among].map(([key, purpose]) => [key, purpose.ticks])));
  const purpose = main === undefined ? undefined : among.get(main);
  return purpose === undefined ? decision : { ...decision, operation: purpose.operation, algorithm: purpose.algorithm };
}

/**
 * Code shared by several operations (encryption and decryption) is whichever its line uses, if it uses just one.
 * @param {Site['decision']} decision on samples in package functions that show their operation, or a family of
 *   operations
 * @param {SiteLeaves['purposes']} purposes of the package at its line
 * @returns {Site['decision']} the same, with the only member of the family
 */
function withMember(decision, purposes) {
  const members = new Set(
    [...purposes.values()].map(({ operation }) => operation).filter((each) => isLessPrecise(decision.operation, each)),
  );
  const [operation] = members;
  return operation === undefined || members.size > 1 ? decision : { ...decision, operation };
}

/**
 * @param {Site} site one place that asks for one thing
 * @returns {Site['decision']} on it, with the operation that its source names if the frames show none
 */
function namedBySource({ decision: seen, call }) {
  if (seen.package === '' || call === null) return seen;
  const named = packageApiNamed(seen.package, call.callee);
  if (named === null || named.operation === '') return seen;
  const decision = seen.form === 'unknown' ? { ...seen, form: named.form ?? 'unknown' } : seen;
  if (isLessPrecise(decision.operation, named.operation)) return { ...decision, operation: named.operation };
  return decision.operation === 'other'
    ? { ...decision, operation: named.operation, algorithm: named.algorithm ?? '' }
    : decision;
}

/**
 * @param {SiteLeaves['purposes']} purposes to count in
 * @param {Site} site of samples
 * @param {number} ticks how many
 */
export function countPurpose(purposes, site, ticks) {
  const { package: computes, operation, algorithm } = namedBySource(site);
  if (computes === '' || operation === 'other') return;
  const key = JSON.stringify([operation, algorithm]);
  const purpose = purposes.get(key) ?? { operation, algorithm, ticks: 0 };
  purpose.ticks += ticks;
  purposes.set(key, purpose);
}
