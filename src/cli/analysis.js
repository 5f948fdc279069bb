import { attributeProfile } from '../attribute/attribute-profile.js';
import { makeReport } from '../attribute/make-report.js';
import { PHASE } from '../attribute/phases.js';
import { runRules } from '../rules/index.js';

/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */

/**
 * From what was recorded to the answer: attribution, then the rules.
 * @param {Recording} recording what was read; what its sources say at calls is added to it
 * @param {string} version of this tool
 * @returns {Report} the whole report
 */
export function analyze(recording, version) {
  const attributions = recording.profiles.map(attributeProfile);
  const report = makeReport(recording, attributions, version);
  const { callSites, operations, profile, crypto } = report;
  const { findings, diagnostics } = runRules({ callSites, operations, profile, crypto, node: report.target.node });
  return { ...report, findings, diagnostics: [...report.diagnostics, ...diagnostics] };
}

/**
 * @param {Recording} recording what was read
 * @returns {(profile: Recording['profiles'][number], sample: number) => boolean} tells which samples are no work
 */
export function idleTest(recording) {
  const phases = new Map(recording.profiles.map((profile) => [profile, attributeProfile(profile).phases]));
  return (profile, sample) => phases.get(profile)?.[sample] === PHASE.idle;
}
