export * from '../src/release-entry';
