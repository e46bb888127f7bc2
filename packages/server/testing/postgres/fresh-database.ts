import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

// A language orders texts otherwise than their bytes, so that a store that leaves an order to the database fails.
const LANGUAGE = `TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-GB'`;

/**
 * Creates an empty database in the PostgreSQL server of this test run. Resolves to its URL.
 *
 * @throws Error outside a test run
 */
export async function freshDatabase(): Promise<string> {
  const serverUrl = process.env['TEST_POSTGRES'];
  if (serverUrl === undefined)
    throw new Error('jest.config.js starts PostgreSQL for the tests of this package');
  const name = `t${randomBytes(8).toString('hex')}`;
  await runStatement(serverUrl, `CREATE DATABASE ${name} ${LANGUAGE}`);
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
