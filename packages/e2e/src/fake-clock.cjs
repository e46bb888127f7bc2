/**
 * Preloaded into the server of a test (`node --require`). Stops the clock, so that no deadline of a game passes on a
 * slow machine. The test advances the clock by a message. Timers keep running.
 */
const { isMainThread } = require('node:worker_threads');

if (isMainThread && process.channel !== undefined) {
  let now = Date.now();
  Date.now = () => now;
  process.on('message', ({ leap }) => {
    now += leap;
    process.send({ now });
  });
  process.channel.unref(); // the channel must not keep the process alive
}
