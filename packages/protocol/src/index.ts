/** Everything that crosses the wire: schemas, types and codes, read by server and client alike. */
export * from './action';
export * from './conduct';
export * from './error';
export * from './fire-signs';
export * from './identity';
export * from './language';
export * from './limits';
export * from './lobby';
export * from './match';
export * from './pace';
export * from './past';
export * from './plain-conduct';
export * from './recovery-code';
export * from './seats';
export * from './table-filter';
export * from './table-row';
export * from './version';
