/** Hooks of mongoose and Sequelize: what they may await, and whose the document is. */
import { syntaxIn } from '../support/call-syntax.js';
import { isUpdated } from '../support/awaited-call.js';

const MONGOOSE = "const mongoose = require('mongoose'); const schema = new mongoose.Schema({});";
const SEQUELIZE = "const User = require('sequelize').define('User', {});";

/** @param {string} text of a program with a call `|f(` @returns {[router: string, isUpdated: boolean]} */
function hook(text) {
  const { within, isUpdated: isSeen } = syntaxIn(text);
  return [within.router, isSeen || isUpdated({ 'a.js': text })];
}

test.each([
  ['a document to be saved', `${MONGOOSE} schema.pre('save', function (next) { this.hash = |f(this.hash); next(); });`],
  [
    'a schema of an imported class, and what is asked before',
    "import { Schema } from 'mongoose'; const schema = new Schema(); schema.pre('validate', async function () { if (!this.isModified('hash')) return; this.hash = |f(this.hash); });",
  ],
])('mongoose: %s', (_title, text) => expect(hook(text)).toEqual(['mongoose', false]));

test.each([
  ['by its own name', `${SEQUELIZE} User.beforeSave((user) => { user.hash = |f(user.hash); });`],
  ['by name', `${SEQUELIZE} User.addHook('beforeCreate', (user) => { user.hash = |f(user.hash); });`],
  [
    'among options',
    'module.exports = (sequelize) => sequelize.define("User", {}, { hooks: { beforeUpdate(user) { user.hash = |f(user.hash); } } });',
  ],
])('Sequelize: a hook %s', (_title, text) => expect(hook(text)).toEqual(['sequelize', false]));

test.each([
  ['what is read at once', `${MONGOOSE} schema.pre('init', function () { this.hash = |f(this.hash); });`],
  ['a query', `${MONGOOSE} schema.pre('updateOne', function () { this.hash = |f(this.hash); });`],
  ["another object's", "const schema = make(); schema.pre('save', function () { this.hash = |f(this.hash); });"],
  ['several instances', `${SEQUELIZE} User.beforeBulkCreate((users) => { users.hash = |f(users.hash); });`],
  ['a model that is defined', `${SEQUELIZE} User.addHook('beforeDefine', (user) => { user.hash = |f(user.hash); });`],
  ['other options', 'run({ beforeCreate: (user) => { user.hash = |f(user.hash); } });'],
])('%s is none of these', (_title, text) => expect(hook(text)).toEqual(['', true]));

test.each([
  [
    'what all documents share',
    `${MONGOOSE} let last; schema.pre('save', function () { if (last) this.hash = |f(1); last = 1; });`,
  ],
  [
    'what a document leads to',
    `${MONGOOSE} schema.pre('save', function () { this.owner.hash = |f(this.owner.hash); });`,
  ],
  ['options, which are not the instance', `${SEQUELIZE} User.beforeSave((user, all) => { all.hash = |f(all.hash); });`],
])('%s others may change meanwhile', (_title, text) => expect(hook(text)[1]).toBe(true));
