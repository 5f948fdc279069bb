import { isInPackage } from '../model/file-path.js';
import { grouped, percent } from '../text/numbers.js';
import { causeOf, hasDispatchers, keepingSparesContexts } from './shared/connection-cause.js';
import { firstUseNote } from './shared/connection-findings.js';
import { contextPlaces } from './shared/context-places.js';
import { contextOnce } from './shared/context-once.js';
import { findingAt } from './shared/finding.js';
import { docsOf } from './shared/rule.js';
import { LARGE_SHARE } from './shared/severity.js';
import { optionGiven, UNDICI_FETCH } from './shared/tls-drivers.js';
import { AGAIN } from './shared/wording.js';

/** @import { Finding } from '../model/report.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { TlsPeer } from '../model/tls.js' */
/** @import { ContextPlace } from './shared/context-places.js' */
/** @import { Rule, RuleContext } from './shared/rule.js' */

const ID = 'context-per-connection';

/**
 * From this share of busy ticks on it is worth a finding: a context costs no more than a handshake, but nothing at all
 * if it is kept.
 */
const MIN_SHARE = 0.02;

const ONCE =
  'const secureContext = tls.createSecureContext({ ca, cert, key, minVersion, ciphers }); // once: all such options that the line has';

const SKETCH = [ONCE, 'tls.connect({ host, port, secureContext }); // https.request takes it, too'];

/** A server's side of STARTTLS, or a client's. */
const SOCKET_SKETCH = [ONCE, 'new tls.TLSSocket(socket, { secureContext }); // with isServer and the like as they are'];

/** `fetch` itself takes no context. undici's own connector also keeps sessions, which undici 7.29 and 7.30 else forget. */
const FETCH_SKETCH = [
  ONCE,
  'const dispatcher = new Agent({ connect: buildConnector({ secureContext }) }); // both of undici, once',
  UNDICI_FETCH,
  'fetch(url, { dispatcher });',
];

/** For a server whose SNICallback makes one for each connection: it may refuse names, or make certificates for new ones. */
const SERVER_SKETCH = [
  "const contexts = new Map(); // once; delete a name's when its certificate is renewed",
  'const context = contexts.get(name) ?? tls.createSecureContext({ key, cert }); // in SNICallback, which is given the name: all options that the line has',
  'contexts.set(name, context);',
];

const SERVER_NOTE =
  'The client chooses the name: keep a context only for names that are served, and no more than a few thousand where certificates are made for any name.';

/**
 * With minVersion 'TLSv1.3' beside a context that has none, tls.connect talks TLS 1.2
 * (https://github.com/nodejs/node/blob/v24.0.0/lib/_tls_wrap.js).
 */
const SKETCH_NOTE =
  "With secureContext, the line's own ca, crl, minVersion, ciphers and similar options are ignored: all of them go into the context. " +
  'rejectUnauthorized, servername and checkServerIdentity stay where they are. Where ca, cert or key differ from call to call, keep one for each ' +
  'set of them, in a Map.';

/** sequelize copies its options deeply, and OpenSSL's part of a context is not copied: SIGSEGV on Node 20 to 26. */
const COPIED_NOTE =
  'It is not known what made the driver connect: if it is a mapper that copies its options, as sequelize does, give it none, since a copy of a context ends Node ' +
  'with SIGSEGV.';

const KEPT_NOTE = 'Make a new context when certificates are renewed.';

const LAST_NOTE =
  'The last ten contexts are kept: where more certificates than that alternate between connections, keep one for each in a Map.';

/**
 * A TLS context holds parsed certificates and keys. A context per connection parses them every time.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'A TLS context is made for each connection',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
  },
  check: (context) =>
    contextPlaces(context).flatMap((place) => {
      const { site, cost } = place;
      if (cost.shareLow < leastShare(place, context) || keepingSparesContexts(context, site)) return [];
      const found = remedy(place, context);
      if (found === null) return [];
      const { edit, advice, notes } = found;
      return [
        findingAt(ID, site, cost, {
          severity: cost.shareLow >= LARGE_SHARE ? 'warning' : 'info',
          message: message(place),
          edit,
          advice,
          notes: [...notes, ...useNotes(place, context), KEPT_NOTE],
          verify: `${AGAIN} TLS contexts${whose(place)}, now ${percent(cost.share)}, should fall to about 0.`,
        }),
      ];
    }),
};

/**
 * A driver's client per operation has its own finding, whose advice leaves few contexts. Beside it only a large bundle
 * of certificates is worth another finding.
 * @param {ContextPlace} place that has contexts made
 * @param {RuleContext} context everything that was measured
 * @returns {number} smallest share of busy ticks that makes a finding, 0..1
 */
function leastShare({ site, packageName }, { tls, node }) {
  const isPerOperation =
    packageName !== '' &&
    tls?.peers.some((peer) => isAskedAt(peer, site) && causeOf(peer, node) === 'client-per-operation');
  return isPerOperation ? LARGE_SHARE : MIN_SHARE;
}

/**
 * @param {ContextPlace} place that has contexts made
 * @param {RuleContext} context everything that was measured
 * @returns {Pick<Finding, 'edit' | 'advice' | 'notes'> | null} what to write there instead; null if another finding
 *   says it all
 */
function remedy({ site, packageName, mapper, count }, context) {
  if (mapper !== '') return { edit: null, advice: [kept(`${mapper} has ${packageName} make`, count)], notes: [] };
  const call = context.calls.get(site.id);
  // A server that chooses a context by name may have many, and the edit keeps ten.
  if (call?.callee === 'createSecureContext' && hasServersAlone(context))
    return { edit: null, advice: SERVER_SKETCH, notes: [SERVER_NOTE] };
  const shown = call ? contextOnce(site, call, packageName) : null;
  if (shown) return { edit: shown.edit, advice: shown.advice, notes: [LAST_NOTE, ...shown.notes] };
  if (packageName === '') return { edit: null, advice: ownSketch(site, call, context), notes: [SKETCH_NOTE] };
  return remedyInPackage({ site, packageName, count }, context);
}

/**
 * @param {Pick<ContextPlace, 'site' | 'packageName' | 'count'>} place where a package makes contexts
 * @param {RuleContext} context everything that was measured
 * @returns {Pick<Finding, 'edit' | 'advice' | 'notes'> | null} what to give the package, if it takes a context
 */
function remedyInPackage({ site, packageName, count }, context) {
  const peers = peersOf(packageName, site, context);
  const given = optionGiven(packageName, peers, 'secureContext');
  const copied = isInPackage(site.file) ? [COPIED_NOTE] : [];
  if (given !== '') return { edit: null, advice: [ONCE, given], notes: [SKETCH_NOTE, ...copied] };
  const isSaid = count === 0 && peers.length > 0 && peers.every((peer) => causeOf(peer, context.node) !== null);
  return isSaid ? null : { edit: null, advice: [kept(`${packageName} makes`, count)], notes: [] };
}

/**
 * @param {ContextPlace['site']} site of a line that has contexts made, through no package
 * @param {SourceCall | undefined} call what the source says there
 * @param {RuleContext} context everything that was measured
 * @returns {string[]} lines of code
 */
function ownSketch(site, call, context) {
  if (call?.callee === 'TLSSocket') return SOCKET_SKETCH;
  if (!call && hasServersAlone(context)) return [ONCE];
  const peers = (context.tls?.peers ?? []).filter((peer) => isAskedAt(peer, site));
  return peers.length > 0 && peers.every(hasDispatchers) ? FETCH_SKETCH : SKETCH;
}

/**
 * @param {string} packageName package that requests contexts
 * @param {ContextPlace['site']} site its line, or the user's
 * @param {RuleContext} context everything that was measured
 * @returns {TlsPeer[]} the peers that it connects to there; all of the package's, if no connection has that line
 */
function peersOf(packageName, site, { tls }) {
  const clients = (tls?.peers ?? []).filter(({ role }) => role === 'client');
  const own = clients.filter((peer) => isAskedAt(peer, site));
  return own.length > 0 ? own : clients.filter((peer) => peer.package === packageName);
}

/**
 * @param {TlsPeer} peer of the program
 * @param {ContextPlace['site']} site of a line
 * @returns {boolean} whether connections to it were requested there
 */
function isAskedAt({ callSites }, { file, line }) {
  return callSites.some((at) => at.file === file && at.line === line);
}

/**
 * @param {RuleContext} context everything that was measured
 * @returns {boolean} whether the program's contexts are for its servers: it has servers, and no client connection was
 *   given a context
 */
function hasServersAlone({ tls }) {
  const peers = tls?.peers ?? [];
  return peers.some(({ role }) => role === 'server') && peers.every(({ choices }) => choices.ownContext === 0);
}

/**
 * @param {string} maker package that requests contexts and has no known option for one, or none that is safe, with a verb
 * @param {number} count contexts with CA certificates that were made for it, 0 if they were not counted
 * @returns {string} a line of code
 */
function kept(maker, count) {
  const fewer = count === 0 ? '' : ', and give it no more CA certificates than it needs';
  return `// ${maker} a context for each connection: keep connections${fewer}`;
}

/**
 * @param {ContextPlace} place that has contexts made
 * @param {RuleContext} context everything that was measured
 * @returns {string[]} a sentence if nothing but a use of the connections is known of its line
 */
function useNotes({ site, packageName }, { tls }) {
  const places = [...(tls?.contexts.callSites ?? []), ...(tls?.peers ?? []).flatMap(({ callSites }) => callSites)];
  const own = places.filter(({ file, line }) => file === site.file && line === site.line);
  const isUse = packageName !== '' && own.length > 0 && own.every(({ isFirstUse }) => isFirstUse === true);
  return isUse ? [firstUseNote(packageName)] : [];
}

/**
 * @param {ContextPlace} place that has contexts made
 * @returns {string} whose contexts its cost is of, with a space before it
 */
function whose({ driver }) {
  return driver === '' ? ' of this line' : ` of ${driver}'s connections`;
}

/**
 * @param {ContextPlace} place that has contexts made
 * @returns {string} one sentence
 */
function message({ count, caBytes, isExact, driver, cost }) {
  const price = `${percent(cost.share)} of busy time`;
  if (count === 0) return `TLS contexts take ${price}: more than a few of them are made.`;
  const made = `${isExact ? '' : 'About '}${grouped(count)} TLS contexts${driver === '' ? '' : ` of ${driver}'s connections`}`;
  // If the program made the context and gave it to the connection, we did not see the size of its certificates.
  const size = caBytes === null ? 'CA certificates' : `${grouped(caBytes)} bytes of CA certificates each`;
  return `${made} parsed ${size}: ${price}.`;
}
