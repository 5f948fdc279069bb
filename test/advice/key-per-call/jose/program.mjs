// Imports a key with jose for each token.
import { SignJWT, decodeJwt, decodeProtectedHeader, importPKCS8, importSPKI, jwtVerify } from 'jose';

const PEM = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvRGEIIcm+i5z4POS
DdLuJTBSy0jJTanyszacbx+LrHChRANCAAS5FW8VqSDVH8QoEMCj0BhWhCv53669
BWO6eXwhpNHXdooEMxelMfmSEUNgk881fhFkukJoiw2Zm2ea+l9Ypq92
-----END PRIVATE KEY-----`;
const PUBLIC = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEuRVvFakg1R/EKBDAo9AYVoQr+d+u
vQVjunl8IaTR13aKBDMXpTH5khFDYJPPNX4RZLpCaIsNmZtnmvpfWKavdg==
-----END PUBLIC KEY-----`;
const COUNT = process.versions.node.startsWith('20.') ? 600 : 5_000;

async function issue(sub) {
  const key = await importPKCS8(PEM, 'ES256');
  return new SignJWT({ sub }).setProtectedHeader({ alg: 'ES256' }).setIssuedAt(1_700_000_000).setExpirationTime(1_700_003_600).sign(key);
}

async function main() {
  let token = '';
  for (let i = 0; i < COUNT; i++) token = await issue(`user ${i % 10}`);
  const key = await importSPKI(PUBLIC, 'ES256');
  const check = (date) => jwtVerify(token, key, { currentDate: new Date(date) }).then(() => true, ({ code }) => code);
  console.log(JSON.stringify([decodeProtectedHeader(token), decodeJwt(token), await check(1_700_000_100_000), await check(1_800_000_000_000)]));
}

setImmediate(main);
