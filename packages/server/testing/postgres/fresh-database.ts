import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * The address of a new database in the PostgreSQL of this test run: an empty one, or one that has all of `model`, which
 * nobody may be connected to. @throws Error outside a run
 */
export async function freshDatabase(model?: string): Promise<string> {
  const server = process.env['TEST_POSTGRES'];
  if (server === undefined) throw new Error('jest.config.js starts PostgreSQL for the tests of this package');
  const name = `t${randomBytes(8).toString('hex')}`;
  const like = model === undefined ? '' : ` TEMPLATE ${new URL(model).pathname.slice(1)}`;
  await asking(server, `CREATE DATABASE ${name}${like}`);
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
