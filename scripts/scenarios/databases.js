/** The real servers that some programs need: started once, for all programs and Nodes. */
import { findMongoJavaServer, givenMongodb, startMongoJavaServer } from './mongodb.js';
import { findPostgresql, startPostgresql } from './postgresql.js';

/** @typedef {'postgresql' | 'mongodb'} DatabaseName */

/**
 * @typedef {object} Database
 * @property {object} forPrograms what a program of fixtures/programs learns of it
 * @property {object} forTimes what tls-database-times is told of it
 * @property {() => number | null | Promise<number | null>} connections TLS connections that it has had so far; null if
 *   it can't tell
 * @property {() => Promise<void>} stop
 */

/**
 * @param {DatabaseName} name of a database
 * @param {{mayInstall: boolean, env: NodeJS.ProcessEnv}} how whether Debian's package may be installed, and our
 *   environment
 * @returns {Promise<Database | string>} that answers; or why there is none
 */
export async function startDatabase(name, { mayInstall, env }) {
  if (name === 'mongodb') {
    if (env.MONGODB_URL) return givenMongodb(env.MONGODB_URL);
    return (await findMongoJavaServer())
      ? startMongoJavaServer()
      : 'mongo-java-server needs java and mvn, and Maven Central; or set MONGODB_URL';
  }
  const programs = await findPostgresql(mayInstall);
  return programs === ''
    ? 'PostgreSQL is not installed (apt-get install postgresql, or --install)'
    : startPostgresql(programs);
}
