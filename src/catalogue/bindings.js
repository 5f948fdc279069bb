/**
 * The C++ of node:crypto: what JavaScript calls (`node::crypto`), and the wrapper around OpenSSL that it uses since
 * Node 22 (`ncrypto`).
 *
 * Jobs are class templates named after their traits (`DeriveBitsJob<PBKDF2Traits>::New`); a job runs either on the
 * calling thread or on the thread pool, and its `New` and `Run` don't say which.
 *
 * Sources: https://github.com/nodejs/node/tree/main/src/crypto and deps/ncrypto (Node 18 to 26).
 */

import { async, either, FAMILY, PLUMBING, sync } from './entry.js';

/** @import { FrameMatch } from '../model/operation.js' */

/** @typedef {[pattern: RegExp, entry: FrameMatch]} Row patterns see the name without namespaces; first match wins */

/** @type {Row[]} */
const JOBS = [
  [/PBKDF2/, either('kdf.pbkdf2')],
  [/Scrypt/, either('kdf.scrypt')],
  [/HKDF/, either('kdf.hkdf')],
  [/Argon2/, either('kdf.argon2')],
  [/RandomBytes/, either('random')],
  [/RandomPrime/, either('prime.generate')],
  [/CheckPrime/, either('prime.check')],
  [/RsaKeyGenTraits|RsaKeyPairGen/, either('keygen.rsa')],
  [/EcKeyGenTraits|EcKeyPairGen/, either('keygen.ec')],
  [/DsaKeyGenTraits|DsaKeyPairGen/, either('keygen.dsa')],
  [/DhKeyGenTraits|DhKeyPairGen/, either('keygen.dh')],
  [/(Nid|Named)KeyPairGen/, either('keygen', '', ['keygen.ed25519', 'keygen.x25519', 'keygen.pqc'])],
  [/SecretKeyGen/, either('keygen.secret')],
  [/KeyPairGen|KeyGenJob/, either('keygen', '', FAMILY.keyPair)],
  [/SignTraits|SignJob/, either('sign', '', FAMILY.signature)],
  [/HmacTraits|HmacConfig/, either('hmac')],
  [/KmacTraits|KmacConfig/, either('mac')],
  [/HashTraits|HashConfig|CShake|TurboShake|KangarooTwelve/i, either('hash')],
  [/AESCipher|ChaCha20Poly1305Cipher|AES_\w*Cipher/, either('cipher', '', FAMILY.cipher)],
  [/RSACipher/, either('asym.decrypt', '', FAMILY.asymmetric)],
  [/ECDHBits/, either('kex', '', ['kex.ecdh', 'kex.x25519'])],
  [/DHBits/, either('kex', '', FAMILY.agreement)],
  [/^KEM(En|De)capsulate/, either('kex.kem')],
  [/KeyExport/, async('key.export')],
];

/** @type {Row[]} */
const CLASSES = [
  [/^Sign::/, sync('sign')],
  [/^Verify::/, sync('verify')],
  [/^(SignBase|Node_SignFinal)/, sync('sign', '', FAMILY.signature)],
  [/^(Hash::|OneShotDigest)/, sync('hash')],
  [/^Hmac::/, sync('hmac')],
  [/^Mac::/, sync('mac')],
  [/^CipherBase::GetAuthTag/, sync('cipher.encrypt')],
  [/^CipherBase::SetAuthTag/, sync('cipher.decrypt')],
  [/^CipherBase::Get(SSL)?Ciphers/, sync('other')],
  [/^CipherBase::/, sync('cipher', '', FAMILY.cipher)],
  // Node 18 and 20 name OpenSSL's functions, later versions ncrypto's. privateEncrypt is OpenSSL's
  // "sign", publicDecrypt its "verify recover".
  [
    /^PublicKeyCipher::Cipher<.*(EVP_PKEY_(decrypt|verify_recover)\b|ncrypto::Cipher::(decrypt|recover)\b)/,
    sync('asym.decrypt'),
  ],
  [/^PublicKeyCipher::Cipher<.*(EVP_PKEY_(encrypt|sign)\b|ncrypto::Cipher::(encrypt|sign)\b)/, sync('asym.encrypt')],
  [/^PublicKeyCipher/, sync('asym.decrypt', '', FAMILY.asymmetric)],
  [/^ECDH::GetCurves/, sync('other')],
  [/^ECDH::/, sync('kex.ecdh')],
  [/^(DiffieHellman::)?Stateless/, sync('kex', '', FAMILY.agreement)],
  [/^DiffieHellman|^(ComputeSecret|GenerateKeys|GetPrime|GetGenerator|[GS]et(Public|Private)Key)$/, sync('kex.dh')],
  [/^Timing::(Fast)?TimingSafeEqual/, sync('compare', 'timingSafeEqual')],
  [/^SPKAC::VerifySpkac/, sync('verify')],
  [/^SPKAC::/, sync('other')],
  [/^(GetCipherInfo|GetSSLCiphers|GetHashes|GetCiphers)$/, sync('other')],
];

/** @type {Row[]} */
const KEYS_AND_CERTIFICATES = [
  [
    /^KeyObjectHandle::(Export|Raw)|^ExportJW|^(Get(Rsa|Dsa|Ec|Dh)|KeyObjectHandle::Get)KeyDetail|::ToEncoded(Private|Public)Key/,
    sync('key.export'),
  ],
  [
    /^KeyObjectHandle::(Init|New)|^NativeKeyObject|^ImportJ?W?K|^ImportRaw|^ParsePKCS12|^(ManagedEVPPKey|KeyObjectData)::(GetParsed|GetP\w+KeyFrom|CreateAsymmetric)|^TryParsePrivateKey/,
    sync('key.import'),
  ],
  [/^KeyObjectHandle::Equals/, sync('other')],
  [/^(KeyObjectHandle|KeyObjectData|ManagedEVPPKey|NativeCryptoKey)\b/, PLUMBING],
  [
    /^(X509Certificate::|X509ToObject|Fingerprint|Check(CA|Email|Host|IP|Issued|PrivateKey|PublicKey)$|Issuer$|Subject(AltName)?$|InfoAccess$|KeyUsage$|SerialNumber$|SignatureAlgorithm(OID)?$|Valid(From|To)(Date)?$|GetIssuerCert$|ToLegacy$|PublicKey$|Parse$|Pem$|Raw$|Der$|GetX509NameObject)/,
    sync('x509'),
  ],
  [/^SecureContext::Ticket\w*Callback$/, sync('tls.handshake')],
  [
    /^SecureContext::|RootCert|CACertificates|^LoadCertsFrom|^AddCRL$|^SSL_CTX_use_certificate_chain/,
    sync('tls.context'),
  ],
  [
    /^TLSWrap::(ClearOut|ClearIn|EncOut|Cycle|DoWrite|DoShutdown|InvokeQueued|OnStream\w+|Receive)/,
    sync('tls.record', '', FAMILY.tls),
  ],
  [
    /^TLSWrap::|^(SSLCertCallback|SelectALPNCallback|KeylogCallback|NewSessionCallback|GetSessionCallback|TLSExtStatusCallback|VerifyCallback|VerifyPeerCertificate)$/,
    sync('tls.handshake'),
  ],
];

/** @type {Row[]} */
const NCRYPTO = [
  [/^pbkdf2/, either('kdf.pbkdf2')],
  [/^(scrypt|checkScryptParams)/, either('kdf.scrypt')],
  [/^(hkdf|checkHkdf)/, either('kdf.hkdf')],
  [/^argon2/, either('kdf.argon2')],
  [/^CSPRNG/, either('random')],
  [/^BignumPointer::(generate|NewPrime)/, either('prime.generate')],
  [/^BignumPointer::isPrime/, either('prime.check')],
  [/^(hashDigest|xofHashDigest|EVPMDCtxPointer::digest)/, sync('hash')],
  [/^HMACCtxPointer::/, sync('hmac')],
  [/^EVPMDCtxPointer::sign|^EVPKeyCtxPointer::(sign|initForSign)/, either('sign')],
  [/^EVPMDCtxPointer::verify|^EVPKeyCtxPointer::(verify|initForVerify)|^VerifySpkac/, either('verify')],
  [/^Cipher::(decrypt|recover)$/, sync('asym.decrypt')],
  [/^Cipher::(encrypt|sign)$/, sync('asym.encrypt')],
  [/^CipherCtxPointer::getAeadTag/, either('cipher.encrypt')],
  [/^CipherCtxPointer::setAeadTag/, either('cipher.decrypt')],
  [/^CipherCtxPointer::/, either('cipher', '', FAMILY.cipher)],
  [/^ECKeyPointer::computeSecret/, either('kex.ecdh')],
  [/^DHPointer::stateless/, either('kex', '', FAMILY.agreement)],
  [/^DHPointer::/, either('kex.dh')],
  [/^KEM::/, either('kex.kem')],
  [/^EVPKeyPointer::(TryParse|TryLoad|NewRaw|NewRSA|NewDH)/, sync('key.import')],
  [/^EVPKeyPointer::(raw|write|der|exportRaw)/, sync('key.export')],
  [/^X509(Pointer|View|Name)::/, sync('x509')],
  [/^SSLCtxPointer::/, sync('tls.context')],
  [/^SSLPointer::/, sync('tls.handshake')],
];

/** Functions in namespace `node::crypto`. */
export const NODE_CRYPTO_BINDINGS = Object.freeze([...JOBS, ...CLASSES, ...KEYS_AND_CERTIFICATES]);

/** Functions in namespace `ncrypto`. */
export const NCRYPTO_BINDINGS = Object.freeze(NCRYPTO);
