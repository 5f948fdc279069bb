/** Which functions are OpenSSL's, by their names. */

/**
 * Names of OpenSSL's functions. perf says which file a function is in, and Node's binary contains OpenSSL along with
 * V8, libuv and others; the other C code there (`uv_`, `nghttp2_`, `ares_`, `simdjson`) has different prefixes.
 */
export const OPENSSL_NAME =
  /^(?:SSL_|ssl_|ssl3_|tls_|tls1|tls13|dtls1?_|ossl_|OSSL_|EVP_|evp_|BN_|bn_|EC_|ec_|ecp_|ECDSA_|ecdsa|ecx_|ecdh_|ED25519|ED448|DSA_|dsa_|DH_|dh_|RSA_|rsa_|rsaz_|RSAZ_|x25519|x448|curve448|gf_|fe_|fe51_|ge_|X509|x509|PKCS|PEM_|d2i_|i2d_|ASN1|asn1_|OBJ_|CRYPTO_|OPENSSL_|openssl_|ERR_|RAND_|rand_|drbg_|hash_|sha\d|SHA\d|md5_|MD5_|aes|AES|HMAC|hmac_|kdf_|scrypt|argon2|fill_block|state_machine|statem|do_sigver|WPACKET|PACKET|construct_|inner_evp|lh_|sk_|gcm_|_?aesni|vaes|ccm_|ocb_|cipher_hw|block_cipher|ChaCha20|chacha20|poly1305|Poly1305|Keccak|keccak|SHA3|ml_kem|ml_dsa|slh_dsa|scalar_|BIO_|bio_|BUF_|_*mulx4x|_*bn_|provider_|core_)/;
