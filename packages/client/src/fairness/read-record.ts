// Of its own, so that the schema of records comes with it and with nothing else.
export { readRecord } from '@great-fire/game';
