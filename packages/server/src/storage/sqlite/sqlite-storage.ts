import type { Storage } from '../storage';
import { sqliteChat } from './chat';
import { sqliteMatches } from './matches';
import { sqliteMoves } from './moves';
import { closeFile, openFile } from './open-file';
import { sqlitePersons } from './persons';
import { promised } from './promised';

/**
 * The storage in one SQLite file, which this process holds alone until it is closed.
 * @throws StorageUnavailable when another server has the file, or it cannot be opened
 */
export function sqliteStorage(file: string): Storage {
  const db = openFile(file);
  return {
    persons: sqlitePersons(db),
    matches: sqliteMatches(db),
    moves: sqliteMoves(db),
    chat: sqliteChat(db),
    close: () =>
      promised(() => {
        closeFile(db);
      }),
  };
}
