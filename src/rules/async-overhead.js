import { isPartOfCounts } from '../model/certainty.js';
import { isHandOver, ticksOnLoop } from '../model/event-loop.js';
import { duration, percent } from '../text/numbers.js';
import { mayBeLongCall } from './shared/call-length.js';
import { findingAt } from './shared/finding.js';
import { docsOf } from './shared/rule.js';
import { loopCost, MIN_TICKS, severityOfShare } from './shared/severity.js';
import { digestAtOnce } from './shared/subtle-digest.js';
import { AGAIN, NEEDS_ONE_SHOT } from './shared/wording.js';

/** @import { SourceCall } from '../model/source-call.js' */
/** @import { CallSiteReport, CpuTimes } from '../model/report.js' */
/** @import { ShownEdit } from './shared/edit.js' */
/** @import { Rule, RuleContext } from './shared/rule.js' */

const ID = 'async-overhead';

/**
 * What the pool's threads do for a job of no bytes (take it, wake the event loop) costs them 0.6 to 1.3 times as much
 * as handing it over costs the event loop (Node 20-26, quiet and busy machine); with 16 KiB to hash it is 1.8 times and
 * more. Up to this factor the work itself is less than handing it over.
 */
const OVERHEAD_OF_POOL = 1.5;

/** WebCrypto takes and returns ArrayBuffers, which `update` refuses. */
const NODES = '// crypto: that of node:crypto, not the global one; data: bytes, of an ArrayBuffer new Uint8Array(data)';

/** Functions of node:crypto need another kind of key: since Node 24 they warn about WebCrypto's. */
const KEY =
  'const keyObject = crypto.KeyObject.from(key); // once for each key; Node 24 warns if it is not extractable';

/**
 * Synchronous code that does the same, by method. It behaves like WebCrypto: AES-GCM's tag comes after the text,
 * ECDSA's signatures are not DER, and a forged signature gives `false`, not an error. @type {Record<string, string[]>}
 */
const SKETCHES = {
  'subtle.encrypt': [
    NODES,
    KEY,
    "const cipher = crypto.createCipheriv('aes-256-gcm', keyObject, iv); // for AES-GCM with a key of 256 bits",
    '// with additionalData: cipher.setAAD(additionalData);',
    'const sealed = Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]);',
  ],
  'subtle.decrypt': [
    NODES,
    KEY,
    "const decipher = crypto.createDecipheriv('aes-256-gcm', keyObject, iv, { authTagLength: 16 }); // for AES-GCM with a key of 256 bits",
    '// with additionalData: decipher.setAAD(additionalData);',
    'const bytes = new Uint8Array(sealed); // which may be an ArrayBuffer',
    'decipher.setAuthTag(bytes.subarray(-16));',
    'const data = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);',
  ],
  'subtle.sign': [
    NODES,
    KEY,
    "const signature = crypto.createHmac('sha256', keyObject).update(data).digest(); // for an HMAC of SHA-256",
    "const signature = crypto.sign('sha256', data, { key: keyObject, dsaEncoding: 'ieee-p1363' }); // for ECDSA with SHA-256",
  ],
  'subtle.verify': [
    NODES,
    KEY,
    "const mac = crypto.createHmac('sha256', keyObject).update(data).digest(); // for an HMAC of SHA-256",
    'const isValid = mac.length === signature.byteLength && crypto.timingSafeEqual(mac, signature); // for an HMAC',
    "const isValid = crypto.verify('sha256', data, { key: keyObject, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature)); // for ECDSA with SHA-256",
  ],
};

/** Digests of WebCrypto, by node:crypto's names. */
const IS_DIGEST = /^sha(?:1|256|384|512)$/;
const ANY = ['// call the function of node:crypto that computes the same at once, where it takes microseconds'];

const POLLED = '// unsafe in a loop that may wait for nothing else: no timer or request would run until it ends';
const LONG =
  '// unsafe in a loop of many rounds that may wait for nothing else: nobody would be answered until it ends';

/**
 * Handing a call to the thread pool costs the event loop some microseconds. Where the work itself takes less than that,
 * it is better done on the event loop.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'Handing calls over takes longer than computing them',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
  },
  check: (context) => {
    const account = handOvers(context);
    if (account === null) return [];
    return account.sites.flatMap((callSite) => {
      const cost = loopCost(callSite, context.profile.busyTicks);
      // Ticks that wake the pool's threads belong to all calls together: each gets its share of them by its other
      // ticks.
      const factor = account.ticks / (account.ticks - context.profile.schedulingTicks);
      const severity = cost.ticks < MIN_TICKS ? null : severityOfShare(cost.shareLow * factor, 'minor');
      if (severity === null || !isCheapCall(callSite)) return [];
      const call = context.calls.get(callSite.id);
      const { edit, advice, notes } = remedyOf(callSite, call, context.oldestNode ?? context.node);
      return [
        findingAt(ID, callSite, cost, {
          severity,
          message:
            `Handing crypto.${callSite.api} over to the thread pool takes about ${percent(cost.share * factor)} of busy time, including waking threads. ` +
            `All work in the pool took ${duration(account.poolMs)} of CPU time, handing calls over ${duration(account.loopMs)}.`,
          ...{ edit, advice, notes },
          verify: `${AGAIN} the CPU time of the thread pool should fall, and the event loop should have more time for other work.`,
        }),
      ];
    });
  },
};

/**
 * However little all work in the pool is, PBKDF2 with 2,000 iterations takes 0.33 ms, and with the call on the event loop it
 * would be a finding of `sync-kdf`.
 * @param {CallSiteReport} callSite that hands work over
 * @returns {boolean} whether it is a line of the program that calls WebCrypto for what takes little time
 */
function isCheapCall(callSite) {
  return callSite.api.startsWith('subtle.') && callSite.package === '' && !mayBeLongCall(callSite);
}

/**
 * The cost of handing over, if that is more than the work; the pool's own overhead doesn't count as work. CPU times are
 * of the whole run, so they say nothing of ticks of a part of it.
 * @param {RuleContext} context everything that was measured
 * @returns {{sites: CallSiteReport[], ticks: number, loopMs: number, poolMs: number} | null} null if the pool did more,
 *   or if unknown
 */
function handOvers({ callSites, profile }) {
  const { cpu, busyTicks, schedulingTicks } = profile;
  const poolMs = cpu?.poolMs ?? null;
  const jsMs = isPartOfCounts(profile) ? null : javascriptMs(cpu);
  const sites = callSites.filter((callSite) => isHandOver(callSite) && ticksOnLoop(callSite) > 0);
  const own = sites.reduce((sum, site) => sum + ticksOnLoop(site), 0);
  if (poolMs === null || jsMs === null || own === 0 || busyTicks === 0) return null;
  const ticks = own + schedulingTicks;
  const loopMs = (jsMs * ticks) / busyTicks;
  return poolMs < OVERHEAD_OF_POOL * loopMs ? { sites, ticks, loopMs, poolMs } : null;
}

/**
 * @param {CpuTimes | null} cpu of a run
 * @returns {number | null} ms of the threads that busy ticks are of; null if unknown
 */
function javascriptMs(cpu) {
  return cpu === null || cpu.mainMs === null || cpu.workersMs === null ? null : cpu.mainMs + cpu.workersMs;
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall | undefined} call what the source says there
 * @param {string} node the oldest version that has to run it, `''` if unknown
 * @returns {ShownEdit} what to write instead: an edit where one is exact
 */
function remedyOf(site, call, node) {
  const exact = call ? digestAtOnce(site, call, node) : null;
  if (exact) return { ...exact, notes: [...exact.notes, NEEDS_ONE_SHOT] };
  return { edit: null, advice: [...warningOf(call), ...sketchOf(site)], notes: [] };
}

/**
 * @param {CallSiteReport} site a call of WebCrypto
 * @returns {string[]} code that does the same at once
 */
function sketchOf({ api, algorithm }) {
  if (api !== 'subtle.digest') return SKETCHES[api] ?? ANY;
  const digest = `const digest = crypto.createHash('${IS_DIGEST.test(algorithm) ? algorithm : 'sha256'}').update(data).digest();`;
  return [NODES, IS_DIGEST.test(algorithm) ? digest : `${digest} // or the hash that it has`];
}

/**
 * @param {SourceCall | undefined} call what the source says there
 * @returns {string[]} what would happen to a loop around it: a comment line, or none
 */
function warningOf(call) {
  if (call?.syntax?.isPolled) return [POLLED];
  return call?.syntax?.isSoleWait ? [LONG] : [];
}
