import pino, { type DestinationStream, type Logger } from 'pino';

/** Returns a logger of JSON lines with the level as a word. */
export const createLogger = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, formatters: { level: (name) => ({ level: name }) } }, destination);
