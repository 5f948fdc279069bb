'use strict';
// Files are added to one hash, which begins with what says how it is made.
const { createHash } = require('crypto');

class Archive {
  constructor() {
    this.hash = createHash('sha256').update('archive, version 1\n');
  }

  add(name, data) {
    this.hash.update(`${name}\n`);
    this.hash.update(data);
  }

  digest() {
    return this.hash.digest('hex');
  }
}

async function main() {
  const archive = new Archive();
  for (let i = 0; i < 6; i++) {
    archive.add(`file ${i}`, Buffer.alloc(24 * 1024 * 1024, i));
    await new Promise((resolve) => { setTimeout(resolve, 2); });
  }
  console.log(archive.digest());
}

setImmediate(main);
