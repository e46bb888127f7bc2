/**
 * Preloaded into the server of a test (`node --require`). Stops the clock, so that no deadline of a game passes on a
 * slow machine. The test advances the clock by a message. Timers keep running.
 *
 * A long way goes in steps, between which the server looks at the clock: it takes a leap for a time without a server.
 */
const timers = require('node:timers');
const { isMainThread } = require('node:worker_threads');

const STEP_MS = 20_000;
const TICK_MS = 1100; // the server looks at the clock every second

/** The server runs on real timers, so that it needs a real second to look at the clock. */
const every = (ms, callback) => timers.setInterval(callback, ms);

if (isMainThread && process.channel !== undefined) {
  let now = Date.now();
  Date.now = () => now;
  process.on('message', ({ leap }) => {
    let left = leap;
    const step = () => {
      now += Math.min(left, STEP_MS);
      left -= STEP_MS;
      if (left > 0) return;
      clearInterval(timer);
      process.send({ now });
    };
    const timer = every(TICK_MS, step);
    step();
  });
  process.channel.unref(); // the channel must not keep the process alive
}
