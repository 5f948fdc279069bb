// A transport for each mail, with a bundle of certificates, as cloud providers give them.
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import nodemailer from 'nodemailer';
import serve from './mail.cjs';

const CERT = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');
const OTHERS = [...rootCertificates, ...rootCertificates];
const server = serve({ cert: CERT, key });
const mail = { from: 'shop@example.org', to: 'ada@example.org', subject: 'Order', text: 'It is on its way.' };

async function send(port, bundle, host) {
  const transport = nodemailer.createTransport({ host, port, secure: true, tls: { ca: bundle, rejectUnauthorized: true } });
  const { response } = await transport.sendMail(mail);
  return response;
}

server.listen(0, async () => {
  const { port } = server.address();
  const bundle = [...OTHERS, CERT].join('\n');
  const answers = [];
  for (let i = 0; i < 60; i++) answers[0] = await send(port, bundle, 'localhost');
  answers.push(await send(port, OTHERS, 'localhost').catch(({ code }) => code), await send(port, bundle, '127.0.0.1').catch(({ code }) => code));
  console.log(JSON.stringify(answers));
  process.exit();
});
