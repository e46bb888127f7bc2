/** The real server for other packages' tests, in this process. */
export { startBalancer } from './balancer';
export type { Balancer } from './balancer';
export { startTestServer } from './start-test-server';
export type { TestServer, TestServerWish } from './start-test-server';
export { Guest, TABLE } from './guest';
export { awaited, choose, gather, playOn } from './party';
export type { Party } from './party';
export { TableSocket } from './table-socket';
export { withServer } from './with-server';
export { ServerProcess } from './server-process';
export { seededChance } from './seeded-chance';
export { startWired } from './wired';
export type { Wired, WiredWish } from './wired';
export { WireLine } from './wire-line';
export type { OnTheWay } from './wire-line';
export type { Storage } from '../src/storage/storage';
export { fixChance } from './fixed-chance';
