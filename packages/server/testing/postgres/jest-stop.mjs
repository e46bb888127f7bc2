/** Jest's `globalTeardown`. */
export default async function stop() {
  await globalThis.postgresOfTests?.stop();
}
