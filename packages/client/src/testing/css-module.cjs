/** Stands for every CSS module in tests, because only Vite can load CSS. Each class has its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
