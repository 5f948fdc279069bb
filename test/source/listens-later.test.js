import { openScript } from '../../src/source/script.js';

/** @param {string} source with `|` at the position of a call, as V8 gives it */
const listensLater = (source) => openScript(source.replace('|', '')).callAt(source.indexOf('|')).syntax.listensLater;

describe('what happens meanwhile would be missed', () => {
  test.each([
    'sockets.on("connection", (socket) => { socket.key = |f(); socket.on("message", g); });',
    'sockets.on("connection", async (socket) => { const key = |f(); socket.once("message", () => g(key)); });',
    'createServer((socket) => { |f(); socket.setNoDelay().x; socket.on("error", g); });',
    'createServer((socket) => { |f(); if (a) socket.addListener("error", g); });',
    'function start() { const worker = new Worker(a); worker.postMessage(|f()); worker.on("message", g); }',
    'function start() { const socket = connect(); const key = |f(); socket.onmessage = g; }',
    'class A { start() { this.key = |f(); this.socket.on("close", g); } }',
    'class A { start() { this.key = |f(); this.addEventListener("close", g); } }',
    'async function run() { const child = spawn(a); |f(); await new Promise((done) => child.once("exit", done)); }',
    'import { once } from "node:events"; async function run(job) { job.start(); |f(); await once(job, "done"); }',
    'const { on } = require("events"); async function run(job) { |f(); for await (const [line] of on(job.output, "line")) g(line); }',
    'async function main() { const rl = createInterface({ input }); const k = |f(); for await (const line of rl) g(k, line); }',
    'async function main(p) { const file = fs.createReadStream(p); const k = |f(); for await (const part of file) g(k, part); }',
    // Who gets the socket listens to it: until then, an error of it has no listener, and ends the process.
    'server.on("upgrade", (req, socket, head) => { if (!|f(req)) return socket.destroy(); wss.handleUpgrade(req, socket, head, done); });',
    'server.on("upgrade", async (req, socket, head) => { const k = |f(req); check(k, () => wss.handleUpgrade(req, socket, head, done)); });',
    'server.on("upgrade", upgrade); function upgrade(req, socket, head) { |f(req); wss.handleUpgrade(req, socket, head, done); }',
    'class A { constructor(s) { s.on("upgrade", this.up.bind(this)); } up(req, socket, head) { |f(req); this.wss.handleUpgrade(req, socket, head, done); } }',
    'import net from "node:net"; net.createServer((socket) => { const k = |f(); serve(socket, k); });',
    'import { createServer } from "tls"; createServer({ cert }, async (socket) => { const k = |f(); socket.pipe(make(k)).pipe(socket); });',
  ])('%s', (source) => expect(listensLater(source)).toBe(true));
});

describe('nothing is there before, or nothing listens', () => {
  test.each([
    '|f(); process.on("exit", g);',
    'createServer((socket) => { socket.on("error", g); |f(); });',
    'createServer((request) => { request.on("end", () => { |f(); }); });',
    'createServer((socket) => { socket.on("end", () => { |f(); }); socket.on("error", g); });',
    'function start() { const key = |f(); const server = listen(key); server.on("error", g); }',
    'function start() { const key = |f(); connect(key).on("error", g); }',
    'function start() { const key = |f(); return () => { server.on("error", g); }; }',
    'function start() { const key = |f(); lights.on = true; server.onmessage(); }',
    'async function run() { |f(); await new Promise((done) => { const child = spawn(a); child.once("exit", done); }); }',
    'import { once } from "node:events"; async function run() { |f(); const child = spawn(a); await once(child, "exit"); }',
    'import { once } from "lodash"; async function run(job) { |f(); return once(job); }',
    'async function main() { const rl = createInterface({ input }); for await (const line of rl) g(|f(line)); }',
    'async function main() { const k = |f(); const rl = createInterface({ input }); for await (const line of rl) g(k, line); }',
    'function start() { |f(); } function other() { server.on("error", g); }',
    'server.on("upgrade", (req, socket, head) => { socket.on("error", g); |f(req); wss.handleUpgrade(req, socket, head, done); });',
    'server.on("upgrade", (req, socket, head) => { if (!|f(req)) socket.destroy(); });',
    'import net from "node:net"; net.createServer((socket) => { socket.end(|f()); });',
    'import http from "node:http"; http.createServer((req, res) => { const k = |f(); serve(req, res, k); });',
    'app.on("request", (req, res) => { const k = |f(); serve(req, res, k); });',
  ])('%s', (source) => expect(listensLater(source)).toBe(false));
});
