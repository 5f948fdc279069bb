/** Handlers that pass all their errors on: only these lose none in Express 4 once they are async. */
import { syntaxIn } from '../support/call-syntax.js';

/** @param {string} handler with a call `|f(` @returns {boolean} whether it passes on all that it may throw */
const passesOn = (handler) =>
  syntaxIn(`const app = require('express')(); app.post('/', ${handler});`).within.catchesForNext === true;

test.each([
  '(req, res, next) => { try { res.send(|f(req.body)); } catch (error) { next(error); } }',
  '(req, res, next) => { try { res.send(|f(req.body)); } catch (e) { console.error(e); return next(e); } }',
  "function (req, res, next) { 'use strict'; try { if (|f(req.body)) next(); } catch (e) { console.log('login', e); next(e); } }",
])('%s', (handler) => expect(passesOn(handler)).toBe(true));

test.each([
  ['before it', '(req, res, next) => { const { pw } = req.body; try { |f(pw); } catch (error) { next(error); } }'],
  [
    'behind it',
    '(req, res, next) => { try { |f(1); } catch (error) { return next(error); } res.send(req.body.name); }',
  ],
  ['in its parameters', '({ body: { pw } }, res, next) => { try { |f(pw); } catch (error) { next(error); } }'],
  ['in a default', '(req, res, next, pw = req.body.pw) => { try { |f(pw); } catch (error) { next(error); } }'],
  ['at its end', '(req, res, next) => { try { |f(1); } catch (error) { next(error); } finally { req.done(); } }'],
  ['in what catches', '(req, res, next) => { try { |f(1); } catch (error) { res.status(500).send(error.message); } }'],
  ['of what is printed', '(req, res, next) => { try { |f(1); } catch (e) { console.log(e.message); next(e); } }'],
  ['again', '(req, res, next) => { try { |f(1); } catch (error) { throw error; } }'],
])('not what throws %s', (_title, handler) => expect(passesOn(handler)).toBe(false));

test.each([
  ['another error', '(req, res, next) => { try { |f(1); } catch (error) { next(wrapped); } }'],
  ['nothing', '(req, res, next) => { try { |f(1); } catch { next(); } }'],
  ['no error', '(req, res, next) => { try { |f(1); } finally { next(); } }'],
  ['what has its name', '(req, res, next) => { try { |f(1); } catch (next) { next(next); } }'],
  ['to another function', '(req, res, done, next) => { try { |f(1); } catch (error) { next(error); } }'],
])('nor one that passes on %s', (_title, handler) => expect(passesOn(handler)).toBe(false));

test('an async one is as it is', () =>
  expect(passesOn('async (req, res, next) => { try { |f(1); } catch (error) { next(error); } }')).toBe(false));
