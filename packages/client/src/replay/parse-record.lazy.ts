export { parseRecord } from '@great-fire/game/record';
