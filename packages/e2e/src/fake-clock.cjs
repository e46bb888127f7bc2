/**
 * Preloaded into the server of a test (`node --require`). Stops the clock, so that no deadline of a game passes on a
 * slow machine. The test advances the clock by a message. Timers keep running.
 *
 * A long way goes in steps, between which the server looks at the clock: it takes a leap for a time without a server.
 */
const timers = require('node:timers/promises');
const { isMainThread } = require('node:worker_threads');

const STEP_MS = 20_000;
/** The interval at which the server looks at the clock. Timers of one duration fire in the order of their start. */
const TICK_MS = 1000;

if (isMainThread && process.channel !== undefined) {
  let now = Date.now();
  Date.now = () => now;
  let lookedAt = Promise.resolve(); // when the server has looked at the clock since the last step
  const advance = async (ms, stepMs) => {
    for (let left = ms; left > 0; left -= stepMs) {
      await lookedAt;
      now += Math.min(left, stepMs);
      lookedAt = timers.setTimeout(TICK_MS);
    }
    process.send({ now });
  };
  let advanced = Promise.resolve();
  process.on('message', ({ leap, stepMs = STEP_MS }) => {
    advanced = advanced.then(() => advance(leap, stepMs));
  });
  process.channel.unref(); // the channel must not keep the process alive
}
