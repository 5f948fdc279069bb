'use strict';
// Signs replies with @fastify/jwt, which makes a signer for each token.
const fastify = require('fastify')();

const PRIVATE = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvRGEIIcm+i5z4POS
DdLuJTBSy0jJTanyszacbx+LrHChRANCAAS5FW8VqSDVH8QoEMCj0BhWhCv53669
BWO6eXwhpNHXdooEMxelMfmSEUNgk881fhFkukJoiw2Zm2ea+l9Ypq92
-----END PRIVATE KEY-----`;
const PUBLIC = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEuRVvFakg1R/EKBDAo9AYVoQr+d+u
vQVjunl8IaTR13aKBDMXpTH5khFDYJPPNX4RZLpCaIsNmZtnmvpfWKavdg==
-----END PUBLIC KEY-----`;
const COUNT = process.versions.node.startsWith('20.') ? 300 : 2_500;

fastify.register(require('@fastify/jwt'), { secret: { private: PRIVATE, public: PUBLIC }, sign: { algorithm: 'ES256', expiresIn: '1h' } });

fastify.post('/login', async (request, reply) => {
  const token = await reply.jwtSign({ sub: request.body.name, role: 'reader' });
  return { token };
});

fastify.get('/me', async (request) => {
  await request.jwtVerify();
  return request.user;
});

async function main() {
  const login = async () => (await fastify.inject({ method: 'POST', url: '/login', payload: { name: 'ada' } })).json().token;
  let token = '';
  for (let i = 0; i < COUNT; i++) token = await login();
  const me = async (text) => (await fastify.inject({ url: '/me', headers: { authorization: `Bearer ${text}` } })).json();
  const { sub, role, iat, exp } = await me(token);
  const header = Buffer.from(token.split('.')[0], 'base64url').toString();
  const [head, , signature] = token.split('.');
  const forged = `${head}.${Buffer.from(JSON.stringify({ sub, role: 'admin', iat, exp })).toString('base64url')}.${signature}`;
  console.log(header, sub, role, exp - iat, (await me(forged)).code);
}

setImmediate(main);
