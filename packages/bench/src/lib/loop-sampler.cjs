/**
 * Preloaded into a server under test (`node --require`). On SIGUSR2 it appends the longest block of the event loop since
 * the last signal to LOOP_FILE, in ms, and starts the next measurement. On Linux it counts processor time, which other
 * processes do not lengthen.
 */
const { appendFileSync, readFileSync } = require('node:fs');

const TICK_MS = 1;
const SCHEDULER_FILE = `/proc/self/task/${String(process.pid)}/schedstat`; // its first number: ns of processor time
const readMs =
  process.platform === 'linux'
    ? () => Number(readFileSync(SCHEDULER_FILE, 'latin1').split(' ', 1)[0]) / 1e6
    : () => performance.now();

let longestMs = 0;
let lastMs = readMs();
setInterval(() => {
  const ms = readMs();
  longestMs = Math.max(longestMs, ms - lastMs);
  lastMs = ms;
}, TICK_MS).unref();

process.on('SIGUSR2', () => {
  appendFileSync(process.env.LOOP_FILE, `${String(longestMs)}\n`);
  longestMs = 0;
});
