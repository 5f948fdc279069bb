import { packageRemedy } from './shared/pool-remedy.js';
import { blockingRule } from './shared/blocking.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { Remedy } from './shared/blocking.js' */
/** @import { RuleContext } from './shared/rule.js' */

/** From this part of the ticks on, signatures are checked as well: reading alone computes nothing (1-3 %). */
const CHECKING = 0.2;

/** A certificate may be a Buffer, each time a new one. What one issuer signed another did not: in a chain (x5c) it comes along. */
const KEEP =
  "// with: const keep = (make, kept = new Map()) => (given, by) => { const text = given.toString('latin1') + by?.fingerprint256; " +
  'if (kept.size > 999 && !kept.has(text)) kept.clear(); if (!kept.has(text)) kept.set(text, make(given, by)); return kept.get(text); };';

const READ = [
  'const certificate = certificateOf(pem); // the same text is read once',
  KEEP,
  '// with: const certificateOf = keep((pem) => new crypto.X509Certificate(pem));',
];

const CHECKED = [
  'const { certificate, isSigned } = checked(pem, issuer); // the same text is read and checked once',
  KEEP,
  '// with: const checked = keep((pem, issuer) => { const certificate = new crypto.X509Certificate(pem); return { certificate, ' +
    'isSigned: certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey) }; });',
  '// issuer: an X509Certificate made once, or one that was checked itself, up to one of your own: anybody can send others',
  '// Dates and revocation are checked each time: they change',
];

/** `publicKey`, `checkHost(name)` and the like, of a certificate that was read elsewhere, perhaps once. */
const ASKED = ['// keep what this call gives beside the certificate: for the same arguments it never changes'];

const NOTE = 'Nothing is gained if each call gets another certificate.';

/** A certificate's text says the same each time; reading it takes as long as verifying an RSA signature, or longer. */
export default blockingRule({
  id: 'certificate-per-call',
  title: 'Certificates are read or checked on the event loop',
  byShare: 'minor',
  operations: /^x509$/,
  remedy,
});

/**
 * @param {CallSiteReport} callSite that reads or checks certificates
 * @param {Pick<RuleContext, 'calls' | 'callSites'>} context what else the program does
 * @returns {Remedy} a sketch
 */
function remedy(callSite, { calls, callSites }) {
  if (callSite.package) return packageRemedy(callSite, calls.get(callSite.id));
  const here = [callSite, ...callSites.filter((other) => isBeside(other, callSite))];
  return { edit: null, advice: adviceFor(here), notes: [NOTE] };
}

/**
 * @param {CallSiteReport[]} here what one function does with certificates
 * @returns {string[]} a sketch
 */
function adviceFor(here) {
  if (here.some(checks)) return CHECKED;
  // Where no line is known, neither is what it calls.
  return here.some(({ api, file }) => file === '' || api === 'X509Certificate') ? READ : ASKED;
}

/**
 * @param {CallSiteReport} other call site
 * @param {CallSiteReport} callSite of certificates
 * @returns {boolean} whether the first is about certificates as well, in the same function
 */
function isBeside(other, { operation, file, function: name }) {
  return other.operation === operation && other.file === file && other.function === name;
}

/**
 * @param {CallSiteReport} callSite of certificates
 * @returns {boolean} whether it checks signatures
 */
function checks({ leaves, ticks }) {
  return leaves !== undefined && leaves.computing >= CHECKING * ticks;
}
