import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The address of a new, empty database in the PostgreSQL of this test run. @throws Error outside a run */
export async function freshDatabase(): Promise<string> {
  const server = process.env['TEST_POSTGRES'];
  if (server === undefined) throw new Error('jest.config.js starts PostgreSQL for the tests of this package');
  const name = `t${randomBytes(8).toString('hex')}`;
  await asking(server, `CREATE DATABASE ${name}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

async function asking(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
