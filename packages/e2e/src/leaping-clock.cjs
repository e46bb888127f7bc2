/**
 * Before the server's own script: a clock that leaps ahead by as many ms as a message says, so that no test waits
 * for a clock of the table to run down. Nothing of the server knows of it.
 */
const { isMainThread } = require('node:worker_threads');

const now = Date.now;
let ahead = 0;

if (isMainThread && process.channel !== undefined) {
  Date.now = () => now() + ahead;
  process.on('message', ({ leap }) => {
    ahead += leap;
    process.send({ leapt: ahead });
  });
  process.channel.unref(); // a server that ends is not kept from it
}
