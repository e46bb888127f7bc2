/** Returns the processor time of this process so far, in microseconds. */
export function cpuUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
