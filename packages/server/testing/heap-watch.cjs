/**
 * Preloaded into a server under test (`node --require`), because the product has no switch for it. On SIGUSR2 it
 * collects garbage and appends a line to HEAP_FILE: the memory in use, and the number of open connections.
 */
const { appendFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  collect(); // collects what finalizers released in the first run
  const { heapUsed, heapTotal, external, rss } = process.memoryUsage();
  const connections = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  const sample = { heapUsed, heapTotal, external, rss, connections };
  appendFileSync(process.env.HEAP_FILE, `${JSON.stringify(sample)}\n`);
});
