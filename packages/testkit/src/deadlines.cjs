/** See `deadlines.d.cts`. CommonJS, because jest, Playwright and scripts without TypeScript load it. */
exports.IS_FAST = process.env.FAST === '1';

exports.EVENT_DEADLINE_MS = exports.IS_FAST ? 10_000 : 120_000;
exports.TEST_DEADLINE_MS = exports.IS_FAST ? 60_000 : 300_000;
exports.START_DEADLINE_MS = 300_000;
