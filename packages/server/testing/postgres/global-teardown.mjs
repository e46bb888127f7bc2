/** Jest's `globalTeardown`. */
export default async function globalTeardown() {
  await globalThis.postgresOfTests?.stop();
}
