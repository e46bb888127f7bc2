/** The board and its map data, for code that displays the board. */
export * from './board';
export * from './component-counts';
export * from './ids';
export * from './map';
