/** What is frozen of a version: what a server and a page take from the rules (docs/releases.md). */
export * from './index';
export * from './board/index';
export { bgioClientGame } from './bgio/client-game';
export { ENGINE } from './engine';
