/** What tests, simulations and benchmarks share: boards as text, simulated players, whole games. */
export * from './branches';
export * from './habits';
export * from './log-of-record';
export * from './play';
export * from '../src/random';
export * from './random-player';
export * from './table';
export * from './invariants';
export { tamperings } from './tampering';
export type { Tampering } from './tampering';
