/** The board and its drawing, for whoever shows it. */
export * from './board';
export * from './ids';
export * from './map';
