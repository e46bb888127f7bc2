/** Entry point of a frozen release: everything that server and client use of the rules (docs/rules-versions.md). */
export * from './index';
export * from './schemas';
export * from './board/index';
export * from './notation/index';
export * from './preview';
export * from './record/index';
export * from './record/fairness';
export * from './setup/commitments';
export { ENGINE } from './engine';
