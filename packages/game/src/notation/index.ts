/** Positions as text. */
export { readPosition } from './read';
export { NotationError } from './tokenize';
export { writeDistrict, writePosition } from './write';
