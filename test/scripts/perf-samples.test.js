/** What perf saw of a thread, as `perf script` prints it. */
import { areUnwound, kindOf, perfSamples } from '../../scripts/tls/perf-samples.js';

const NODE = '/usr/bin/node';
const LIBC = '/usr/lib/x86_64-linux-gnu/libc.so.6';
/** @param {...string} frames `name in dso`, innermost first @returns {string} a sample as perf prints it */
const sample = (...frames) =>
  `node  123 45.678901: \n${frames.map((frame) => `\t          aa9449 ${frame.split(' in ')[0]} (${frame.split(' in ')[1] ?? NODE})`).join('\n')}\n`;
const read = (...samples) => perfSamples(samples.join('\n'));

test('frames have names and code', () => {
  expect(read(sample(`malloc+0x12 in ${LIBC}`, 'v8::Function::Call(v8::Local<v8::Context>)'))).toEqual([
    [
      { name: 'malloc', dso: LIBC },
      { name: 'v8::Function::Call(v8::Local<v8::Context>)', dso: NODE },
    ],
  ]);
});

test.each([
  ['tls', ['EVP_DigestUpdate', 'node::crypto::TLSWrap::ClearOut', 'uv_run']],
  [
    'tls',
    [
      `malloc in ${LIBC}`,
      'CRYPTO_malloc',
      'SSL_new',
      'node::crypto::TLSWrap::Wrap',
      'Builtins_InterpreterEntryTrampoline',
    ],
  ],
  [
    'tls',
    [
      'do_page_fault in [kernel.kallsyms]',
      `_int_malloc in ${LIBC}`,
      'BN_new',
      'node::crypto::SecureContext::AddCACert',
    ],
  ],
  [
    'io',
    [
      'tcp_sendmsg in [kernel.kallsyms]',
      `__GI___libc_write in ${LIBC}`,
      'uv__try_write',
      'node::crypto::TLSWrap::EncOut',
      'uv_run',
    ],
  ],
  ['wait', ['do_epoll_wait in [kernel.kallsyms]', `epoll_pwait in ${LIBC}`, 'uv__io_poll', 'uv_run']],
  ['other', ['sha256_block_data_order', 'node::crypto::Hmac::HmacUpdate', '[unknown] in /tmp/perf-123.map']],
  ['other', ['v8::internal::Scanner::Next', 'Builtins_LoadIC', 'node::crypto::TLSWrap::ClearOut']],
  [
    'onwards',
    [
      'llhttp__internal__run',
      'node::http_parser::Parser::Execute',
      'node::http_parser::Parser::OnStreamRead',
      'node::crypto::TLSWrap::ClearOut',
      'uv_run',
    ],
  ],
  ['other', ['llhttp__internal__run', 'uv_run']],
])('%s: %j', (kind, frames) => expect(read(sample(...frames)).map(kindOf)).toEqual([kind]));

test("what Node does before V8's profiler runs is left out", () => {
  expect(read(sample('PEM_read_bio_X509', 'node::InitializeOncePerProcessInternal'), sample('uv_run'))).toHaveLength(1);
});

test('runs that perf could not unwind are told', () => {
  const cut = sample(`malloc in ${LIBC}`);
  const whole = sample(`malloc in ${LIBC}`, 'uv_run');
  expect(areUnwound(read(cut, whole, whole))).toBe(false);
  expect(areUnwound(read(...Array.from({ length: 20 }, () => whole), cut))).toBe(true);
});
