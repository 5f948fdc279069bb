import { matchFrame } from '../../src/catalogue/index.js';
import { qualifiedName } from '../../src/catalogue/match-binding.js';
import { native } from './frame.js';

const CALL = '(v8::FunctionCallbackInfo<v8::Value> const&)';

describe('C++ of node:crypto', () => {
  test.each([
    ['node::crypto::CryptoJob<node::crypto::PBKDF2Traits>::Run', 'kdf.pbkdf2', 'unknown', []],
    ['node::crypto::DeriveBitsJob<node::crypto::PBKDF2Traits>::New', 'kdf.pbkdf2', 'unknown', []],
    ['node::crypto::CryptoJob<node::crypto::PBKDF2Traits>::AfterThreadPoolWork', 'kdf.pbkdf2', 'async', []],
    ['node::crypto::PBKDF2', 'kdf.pbkdf2', 'unknown', []],
    ['node::crypto::DeriveBitsJob<node::crypto::ScryptTraits>::New', 'kdf.scrypt', 'unknown', []],
    ['node::crypto::DeriveBitsJob<node::crypto::HKDFTraits>::New', 'kdf.hkdf', 'unknown', []],
    ['node::crypto::DeriveBitsJob<node::crypto::Argon2Traits>::New', 'kdf.argon2', 'unknown', []],
    ['node::crypto::DeriveBitsJob<node::crypto::RandomBytesTraits>::New', 'random', 'unknown', []],
    ['node::crypto::DeriveBitsJob<node::crypto::RandomPrimeTraits>::New', 'prime.generate', 'unknown', []],
    ['node::crypto::DeriveBitsJob<node::crypto::CheckPrimeTraits>::New', 'prime.check', 'unknown', []],
    [
      'node::crypto::CryptoJob<node::crypto::KeyPairGenTraits<node::crypto::RsaKeyGenTraits> >::Run',
      'keygen.rsa',
      'unknown',
      [],
    ],
    [
      'node::crypto::KeyGenJob<node::crypto::KeyPairGenTraits<node::crypto::EcKeyGenTraits> >::New',
      'keygen.ec',
      'unknown',
      [],
    ],
    [
      'node::crypto::CryptoJob<node::crypto::KeyPairGenTraits<node::crypto::NidKeyPairGenTraits> >::Run',
      'keygen',
      'unknown',
      ['keygen.ed25519', 'keygen.x25519', 'keygen.pqc'],
    ],
    ['node::crypto::KeyGenJob<node::crypto::SecretKeyGenTraits>::New', 'keygen.secret', 'unknown', []],
    ['node::crypto::CryptoJob<node::crypto::SignTraits>::Run', 'sign', 'unknown', ['sign', 'verify']],
    ['node::crypto::DeriveBitsJob<node::crypto::HashTraits>::New', 'hash', 'unknown', []],
    ['node::crypto::DeriveBitsJob<node::crypto::HmacTraits>::New', 'hmac', 'unknown', []],
    [
      'node::crypto::CipherJob<node::crypto::AESCipherTraits>::New',
      'cipher',
      'unknown',
      ['cipher.encrypt', 'cipher.decrypt'],
    ],
    [
      'node::crypto::CipherJob<node::crypto::RSACipherTraits>::New',
      'asym.decrypt',
      'unknown',
      ['asym.decrypt', 'asym.encrypt'],
    ],
    ['node::crypto::KEMEncapsulateJob::New', 'kex.kem', 'unknown', []],
    ['node::crypto::Sign::SignFinal', 'sign', 'sync', []],
    ['node::crypto::Verify::VerifyUpdate', 'verify', 'sync', []],
    ['node::crypto::Hash::HashUpdate', 'hash', 'sync', []],
    ['node::crypto::Hash::OneShotDigest', 'hash', 'sync', []],
    ['node::crypto::Hmac::HmacDigest', 'hmac', 'sync', []],
    ['node::crypto::Mac::MacUpdate', 'mac', 'sync', []],
    ['node::crypto::CipherBase::Update', 'cipher', 'sync', ['cipher.encrypt', 'cipher.decrypt']],
    [
      'void node::crypto::PublicKeyCipher::Cipher<(node::crypto::PublicKeyCipher::Operation)1, &EVP_PKEY_decrypt_init, &EVP_PKEY_decrypt>',
      'asym.decrypt',
      'sync',
      [],
    ],
    [
      'void node::crypto::PublicKeyCipher::Cipher<(node::crypto::PublicKeyCipher::Operation)0, &EVP_PKEY_encrypt_init, &EVP_PKEY_encrypt>',
      'asym.encrypt',
      'sync',
      [],
    ],
    ['bool node::crypto::PublicKeyCipher::Cipher<&ncrypto::Cipher::decrypt>', 'asym.decrypt', 'sync', []],
    ['node::crypto::ECDH::ComputeSecret', 'kex.ecdh', 'sync', []],
    ['node::crypto::ECDH::GenerateKeys', 'kex.ecdh', 'sync', []],
    ['node::crypto::DiffieHellman::Stateless', 'kex', 'sync', ['kex.ecdh', 'kex.x25519', 'kex.dh']],
    ['node::crypto::DiffieHellman::GenerateKeys', 'kex.dh', 'sync', []],
    ['node::crypto::(anonymous namespace)::ComputeSecret', 'kex.dh', 'sync', []],
    ['node::crypto::Timing::TimingSafeEqual', 'compare', 'sync', []],
    ['node::crypto::Timing::FastTimingSafeEqual', 'compare', 'sync', []],
    ['node::crypto::KeyObjectHandle::Export', 'key.export', 'sync', []],
    ['node::crypto::KeyObjectHandle::Init', 'key.import', 'sync', []],
    ['node::crypto::KeyObjectHandle::GetSymmetricKeySize', '', 'unknown', []],
    ['node::crypto::X509Certificate::Parse', 'x509', 'sync', []],
    ['node::crypto::(anonymous namespace)::SubjectAltName', 'x509', 'sync', []],
    ['void node::crypto::(anonymous namespace)::Fingerprint<&EVP_sha256>', 'x509', 'sync', []],
    ['node::crypto::SecureContext::AddCACert', 'tls.context', 'sync', []],
    ['node::crypto::SecureContext::TicketCompatibilityCallback', 'tls.handshake', 'sync', []],
    ['node::crypto::GetSystemCACertificates', 'tls.context', 'sync', []],
    ['node::crypto::TLSWrap::Start', 'tls.handshake', 'sync', []],
    ['node::crypto::TLSWrap::GetPeerCertificate', 'tls.handshake', 'sync', []],
    ['node::crypto::TLSWrap::ClearOut', 'tls.record', 'sync', ['tls.record', 'tls.handshake']],
    ['node::crypto::ByteSource::FromStringOrBuffer', '', 'unknown', []],
    ['ncrypto::pbkdf2', 'kdf.pbkdf2', 'unknown', []],
    ['ncrypto::DHPointer::computeSecret', 'kex.dh', 'unknown', []],
    ['ncrypto::BIOPointer::New', '', 'unknown', []],
  ])('%s', (name, operation, form, candidates) => {
    expect(matchFrame(native(name + CALL))).toMatchObject({ operation, form, candidates, evidence: 'binding' });
    expect(matchFrame(native(name))).toMatchObject({ operation, form, candidates });
  });

  test.each([
    'std::unique_ptr<node::crypto::Hash>::~unique_ptr()',
    'std::vector<ncrypto::X509Pointer>::push_back(ncrypto::X509Pointer&&)',
    'node::StreamBase::WriteBuffer(v8::FunctionCallbackInfo<v8::Value> const&)',
    'node::cryptography::Hash()',
    'v8::internal::Builtin_HandleApiCall(int, unsigned long*, v8::internal::Isolate*)',
    'PBKDF2Traits',
    'EVP_DigestUpdate',
  ])('%s is none of it', (name) => {
    expect(matchFrame(native(name))).toBeNull();
  });
});

describe('qualifiedName', () => {
  test.each([
    ['node::crypto::Hash::New(int)', 'node::crypto::Hash::New'],
    ['void node::crypto::(anonymous namespace)::Fingerprint<&EVP_sha1>(int)', 'node::crypto::Fingerprint<&EVP_sha1>'],
    ['std::pair<int, long> a::b<c, d(e)>(int)', 'a::b<c, d(e)>'],
    ['non-virtual thunk to node::crypto::TLSWrap::OnStreamRead(long)', 'node::crypto::TLSWrap::OnStreamRead'],
    [
      'node::crypto::ByteSource::ToBuffer(node::Environment*)::$_0::__invoke(void*)',
      'node::crypto::ByteSource::ToBuffer',
    ],
    ['malloc', 'malloc'],
    ['', ''],
  ])('%s', (symbol, name) => {
    expect(qualifiedName(symbol)).toBe(name);
  });
});
