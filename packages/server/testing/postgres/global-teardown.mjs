/** Jest's `globalTeardown`: stops the PostgreSQL server of the test run. */
export default async function globalTeardown() {
  await globalThis.postgresOfTests?.stop();
}
