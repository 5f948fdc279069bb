'use strict';
// Opens session cookies with the current secret or the one before it, and derives the key from each, in each request.
const crypto = require('crypto');

const SECRETS = ['the new secret', 'the old secret'];

function open(cookie) {
  for (const secret of SECRETS) {
    const key = crypto.scryptSync(secret, 'cookie', 32);
    const decipher = crypto.createDecipheriv('aes-256-gcm', key, cookie.subarray(0, 12));
    decipher.setAuthTag(cookie.subarray(-16));
    try {
      return decipher.update(cookie.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      continue;
    }
  }
  return null;
}

// Sealed with the old secret, with the new one, and damaged since.
const cookies = [
  'AQEBAQEBAQEBAQEBhcPrWkkmioBSBjbgVIwNSfGWlA==',
  'AgICAgICAgICAgICmzYcEhzfmW788wCfmeo7YBr5Zw==',
  'AwMDAwMDAwMDAwMDkbpJTDe5RxJoE6PCl6yDpF1V9g==',
].map((text) => Buffer.from(text, 'base64'));
let left = 24;
const opened = [];

function next() {
  opened.push(open(cookies[left % cookies.length]));
  if (--left > 0) setImmediate(next);
  else console.log(opened.join('\n'));
}

setImmediate(next);
