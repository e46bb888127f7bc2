/**
 * Preloaded into the server of a trial or a measurement (`node --require`). At SIGUSR2 it collects its garbage and adds a line
 * to HEAP_FILE with what is left, and with how many connections are open. The product has no switch for it.
 */
const { appendFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  collect(); // what finalisers let go of in the first
  const { heapUsed, heapTotal, external, rss } = process.memoryUsage();
  const connections = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  const sample = { heapUsed, heapTotal, external, rss, connections };
  appendFileSync(process.env.HEAP_FILE, `${JSON.stringify(sample)}\n`);
});
