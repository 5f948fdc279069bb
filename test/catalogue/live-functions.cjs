'use strict';

// Run as a program by live-node.js. Prints as JSON what this Node has: for each function of node:crypto,
// crypto.webcrypto, crypto.subtle, tls and https, methods and getters included, the name and module that a
// profile shows for it, and the source of each of Node's own modules.

const crypto = require('node:crypto');
const https = require('node:https');
const inspector = require('node:inspector');
const tls = require('node:tls');

/** @returns {{path: string, value: Function}[]} functions reachable from an object, two levels deep */
function functionsOf(path, object, depth) {
  const found = [];
  for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
    if (['constructor', 'prototype', 'super_', 'caller', 'arguments'].includes(key)) continue;
    const value = descriptor.value ?? (depth === 0 && descriptor.enumerable ? object[key] : descriptor.get);
    if (typeof value !== 'function') continue;
    found.push({ path: path + key, value });
    if (depth === 0) found.push(...functionsOf(`${path}${key}.`, value, 1));
    if (depth === 0 && value.prototype) found.push(...functionsOf(`${path}${key}.prototype.`, value.prototype, 1));
  }
  return found;
}

/** @returns {{path: string, name: string, file: string}[]} with the module that each function comes from */
function located(functions) {
  const session = new inspector.Session();
  session.connect();
  const scripts = new Map();
  session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url));
  session.post('Debugger.enable');
  globalThis.functionsToLocate = functions.map(({ value }) => value);
  const rows = functions.map(({ path, value }, index) => {
    let file = '';
    session.post('Runtime.evaluate', { expression: `functionsToLocate[${index}]` }, (_, { result }) => {
      session.post(
        'Runtime.getProperties',
        { objectId: result.objectId, ownProperties: true },
        (__, { internalProperties = [] }) => {
          const place = internalProperties.find(({ name }) => name === '[[FunctionLocation]]');
          file = scripts.get(place?.value?.value?.scriptId) ?? '';
        },
      );
    });
    return { path, name: value.name, file };
  });
  session.disconnect();
  return rows;
}

const sources = Object.fromEntries(
  // eslint-disable-next-line n/no-deprecated-api -- the only way to the sources of Node's own modules
  Object.entries(process.binding('natives')).filter(([name]) =>
    /^(internal\/(crypto|tls)\/|crypto$|tls$|_tls_)/.test(name),
  ),
);
const functions = located([
  ...functionsOf('', crypto, 0),
  ...functionsOf('webcrypto.', Object.getPrototypeOf(crypto.webcrypto), 1),
  // eslint-disable-next-line n/no-unsupported-features/node-builtins -- experimental in Node 20 and 22, but there
  ...functionsOf('CryptoKey.prototype.', CryptoKey.prototype, 1),
  ...functionsOf('subtle.', Object.getPrototypeOf(crypto.webcrypto.subtle), 1),
]);
const tlsFunctions = located([...functionsOf('tls.', tls, 0), ...functionsOf('https.', https, 0)]);
process.stdout.write(
  JSON.stringify({ version: process.versions.node, functions, tlsFunctions, sources, names: Object.keys(crypto) }),
);
