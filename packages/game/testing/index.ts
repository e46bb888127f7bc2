/** Helpers shared by tests, simulations and benchmarks: positions as text, simulated players, whole games. */
export * from './rare-cases';
export * from './personas';
export * from './record-to-log';
export * from './simulate-game';
export * from './simulate-long-log';
export * from '../src/random';
export * from './random-player';
export * from './dsl';
export * from './extreme-positions';
export * from './invariants';
export { createTamperCases } from './tamper-cases';
export type { TamperCase } from './tamper-cases';
