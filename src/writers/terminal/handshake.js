/** What connections to a server take, for a terminal. */
import { peerName } from '../../model/tls.js';
import { shown } from '../../text/escape.js';
import { wrap } from '../../text/fold.js';
import { duration, grouped, percent } from '../../text/numbers.js';
import { table } from '../../text/table.js';
import { capitalised, counted, listed } from '../../text/words.js';
import { labelled, newPage, prose, sectionsText } from './page.js';

/** @import { HandshakeReport, ServerKey } from '../../model/handshake.js' */
/** @import { TableColumn } from '../../text/table.js' */
/** @import { Page } from './page.js' */

/** Columns of the labels. */
const LABEL = 12;

/** @type {Readonly<Partial<TableColumn>>} */
const NUMBER = { align: 'right' };

/**
 * Renders measurements. Nothing in them can harm the terminal: names are data.
 * @param {HandshakeReport} report what was measured
 * @param {{width: number, color: boolean}} options of the terminal: columns, whether to use colours
 * @returns {string} lines, with a newline at the end
 */
export function terminalHandshake(report, options) {
  const page = newPage({ ...options, top: 100, cwd: '' });
  return sectionsText([
    header(page, report),
    stages(page, report),
    server(page, report),
    projection(page, report),
    findings(page, report),
  ]);
}

/**
 * @param {Page} page gives width and colours
 * @param {HandshakeReport} report what was measured
 * @returns {string[]} what was measured with what
 */
function header(page, { target: { host, port, address }, node, openssl, measurements: [{ n }], verified }) {
  const name = peerName({ host: shown(host), port });
  const facts = [
    name,
    ...(address === host ? [] : [shown(address)]),
    `node v${shown(node)}, OpenSSL ${shown(openssl)}`,
    `medians of ${counted(n, 'connection')} each`,
  ];
  return [
    ...wrap(`cryptoprof handshake ${facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')}`, page.width).map(
      (line, index) =>
        index === 0 ? line.replace('cryptoprof handshake', page.paint.bold('cryptoprof handshake')) : line,
    ),
    ...(verified
      ? []
      : prose(page, 'Insecure: the certificate was not checked. Anyone could have answered.', 0).map((line) =>
          page.paint.red(line),
        )),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {HandshakeReport} report what was measured
 * @returns {string[]} the stages of each kind of connection
 */
function stages(page, { measurements }) {
  const rows = measurements.map(({ protocol, mode, resumed, n, ...row }) => [
    `${shown(protocol).replace(/^TLSv/, '')} ${mode}${mode === 'resumed' && resumed < n ? ` ${resumed}/${n}` : ''}`,
    duration(row.dnsMs),
    duration(row.tcpMs),
    duration(row.tlsMs),
    time(row.firstByteMs),
    time(row.keptAliveMs),
    duration(row.cpuMs),
    grouped(row.bytesIn),
    grouped(row.bytesOut),
  ]);
  const titles = ['dns', 'tcp', 'tls', 'answer', 'next', 'CPU', 'in', 'out'];
  return [
    ...table(page, [{ title: 'TLS', elastic: true }, ...titles.map((title) => ({ title, ...NUMBER }))], rows),
    ...prose(
      page,
      'Each stage separately. answer: from an HTTP/1.1 request to its first byte; next: the same over the kept-alive connection; CPU (of this client) and bytes in and out: of the handshake.',
      2,
    ).map((line) => page.paint.dim(line)),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {HandshakeReport} report what was measured
 * @returns {string[]} what the server is like
 */
function server(page, { measurements, refused, certificate, chain, alpn, stapled, tickets, keepsAlive }) {
  const bytes = chain.reduce((sum, link) => sum + link.bytes, 0);
  const groups = [...new Set(measurements.map(({ group }) => group).filter((group) => group !== ''))];
  const facts = [
    `${certificateWords(certificate)}${otherCertificate(certificate, measurements)} (chain of ${chain.length}, ${counted(bytes, 'byte')})`,
    ...(groups.length === 0 ? [] : [`key exchange ${listed(groups.map(shown))}`]),
    alpn === '' ? 'no ALPN' : `ALPN ${shown(alpn)}`,
    ...(tickets === null ? [] : [tickets === 0 ? 'no session tickets' : counted(tickets, 'session ticket')]),
    stapled ? 'OCSP stapled' : `OCSP not stapled${chain[0]?.hasOcsp ? '' : ', and the certificate names no responder'}`,
    ...keeping(keepsAlive, measurements),
    ...refused.map((protocol) => `no ${protocolName(protocol)}`),
  ];
  return labelled(page, 'server', facts.join(' · '), 2, { labelWidth: LABEL });
}

/**
 * @param {boolean | null} keepsAlive as in the report
 * @param {HandshakeReport['measurements']} measurements whose requests were answered or not
 * @returns {string[]} what it does with a connection after an answer, if that is known
 */
function keeping(keepsAlive, measurements) {
  if (keepsAlive !== null) return [keepsAlive ? 'keeps connections' : 'closes connections'];
  return measurements.every(({ firstByteMs }) => firstByteMs === null) ? ['no answer to HTTP/1.1'] : [];
}

/**
 * A server may have several certificates. Which kind of key signed is in the name of a suite before TLS 1.3, where EdDSA goes by
 * that of ECDSA.
 * @param {ServerKey} certificate that a client is shown which takes any
 * @param {HandshakeReport['measurements']} measurements of each protocol version
 * @returns {string} what clients of TLS 1.2 are shown, if that is another
 */
function otherCertificate({ type }, measurements) {
  const signers = measurements.flatMap(
    ({ protocol, cipher }) => (protocol === 'TLSv1.2' && /^TLS_(?:EC)?DHE_(RSA|ECDSA)_/.exec(cipher)?.[1]) || [],
  );
  const signer = signers.at(0) ?? '';
  if (signer === '' || type === 'other' || (signer === 'RSA') === (type === 'rsa')) return '';
  return `, with TLS 1.2 an ${signer} one`;
}

/**
 * @param {Page} page gives width and colours
 * @param {HandshakeReport} report what was measured
 * @returns {string[]} what a client's processor would do
 */
function projection(page, { measurements, projection: { rate, coldCores, resumedCores, keptAliveCores } }) {
  const isAnswered = measurements[0].requestCpuMs !== null;
  const parts = [
    `${cores(coldCores)}${isAnswered ? ' with a connection for each' : ''}`,
    ...(resumedCores === null ? [] : [`${cores(resumedCores)} if each resumes a session`]),
    ...(keptAliveCores === null ? [] : [`${cores(keptAliveCores)} over kept-alive connections`]),
  ];
  const who = isAnswered ? 'a client like this one' : 'the handshakes of a client like this one';
  const what = `At ${counted(rate, isAnswered ? 'request' : 'connection')} a second ${who} would use about ${listed(parts)}: estimated from these medians.`;
  return labelled(page, 'projected', what, 2, { labelWidth: LABEL });
}

/**
 * @param {Page} page gives width and colours
 * @param {HandshakeReport} report what was measured
 * @returns {string[]} what to change
 */
function findings(page, report) {
  return report.findings.flatMap(({ id, message, advice }) => [
    ...prose(page, `${capitalised(id)}: ${message}`, 2).map((line, index) =>
      index === 0 ? line.replace(capitalised(id), page.paint.yellow(id)) : line,
    ),
    ...labelled(page, 'instead', advice, 4),
  ]);
}

/**
 * @param {string} protocol as OpenSSL has it
 * @returns {string} such as `TLS 1.3`
 */
function protocolName(protocol) {
  return shown(protocol).replace(/^TLSv/, 'TLS ');
}

/**
 * @param {ServerKey} key of a certificate
 * @returns {string} such as `RSA-2048 certificate`, `P-256 certificate`
 */
function certificateWords({ type, bits, curve }) {
  if (type === 'other') return 'certificate with a key of another kind';
  if (type === 'rsa') return `${bits === null ? 'RSA' : `RSA-${bits}`} certificate`;
  return `${type === 'ec' ? shown(curve) : 'Ed25519'} certificate`;
}

/**
 * @param {number | null} ms a time, if there is one
 * @returns {string} in words
 */
function time(ms) {
  return ms === null ? '-' : duration(ms);
}

/**
 * @param {number} processors that are used
 * @returns {string} such as `12 % of a core`, `2.3 cores`
 */
function cores(processors) {
  return processors < 1
    ? `${percent(processors, processors < 0.1 ? 1 : 0)} of a core`
    : `${processors.toFixed(1)} cores`;
}
