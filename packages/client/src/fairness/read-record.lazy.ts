// A module of its own, so that the schema of records is in a chunk of its own.
export { readRecord } from '@great-fire/game/record';
