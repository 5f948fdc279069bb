/** A strict reader of the little XML that outputs are made of: no CDATA, no comments, no entities of one's own. */

/** @typedef {{name: string, attributes: Record<string, string>, children: Element[], text: string}} Element */

const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** @type {Record<string, string>} */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * @param {string} text a document
 * @returns {Element} its outermost element
 * @throws {Error} if it is not well-formed
 */
export function parseXml(text) {
  const wrong = NOT_XML.exec(text);
  if (wrong) throw new Error(`no character of XML: ${JSON.stringify(wrong[0])}`);
  const tokens = /<\?xml [^?]*\?>|<(\/?)([a-z-]+)((?:\s+[a-z]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  /** @type {Element} */
  const root = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let end = 0;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    end = tokens.lastIndex;
    const [, closes, name, attributes, isEmpty, words] = token;
    const element = open[open.length - 1];
    if (words !== undefined) element.text += unescape(words);
    else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes <${element.name}>`);
    } else if (name !== undefined) {
      /** @type {Element} */
      const child = { name, attributes: attributesOf(attributes), children: [], text: '' };
      element.children.push(child);
      if (!isEmpty) open.push(child);
    }
  }
  if (end !== text.length) throw new Error(`not well-formed: ${text.slice(end, end + 80)}`);
  if (open.length !== 1 || root.children.length !== 1 || root.text.trim() !== '')
    throw new Error('more or less than one element');
  return root.children[0];
}

/**
 * @param {string} text of attributes
 * @returns {Record<string, string>} by name, each once
 */
function attributesOf(text) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [, name, value] of text.matchAll(/([a-z]+)="([^"]*)"/g)) {
    if (Object.hasOwn(found, name)) throw new Error(`${name} twice`);
    found[name] = unescape(value);
  }
  return found;
}

/**
 * @param {string} text with references
 * @returns {string} what it means
 */
function unescape(text) {
  return text.replace(/&(?:#(\d+)|(\w+));|&/g, (whole, code, name) => {
    const character = code === undefined ? ENTITIES[name] : String.fromCodePoint(Number(code));
    if (character === undefined || NOT_XML.test(character)) throw new Error(`no reference: ${whole}`);
    return character;
  });
}
