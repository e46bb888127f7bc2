/** A SQLite file with the interface of `node:sqlite`, which Node has from version 22 on. */
import { types } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';

export type SqlValue = string | number | null;

interface RunResult {
  readonly changes: number | bigint;
  readonly lastInsertRowid: number | bigint;
}

/** A prepared statement. A schema checks what it reads. */
export interface Statement {
  readonly run: (...values: readonly SqlValue[]) => RunResult;
  readonly get: (...values: readonly SqlValue[]) => unknown;
  readonly all: (...values: readonly SqlValue[]) => readonly unknown[];
}

export interface Database {
  readonly isTransaction: boolean;
  readonly prepare: (sql: string) => Statement;
  readonly exec: (sql: string) => void;
  readonly close: () => void;
}

export const openDatabase = (file: string): Database => new DatabaseSync(file);

// Numbers of https://www.sqlite.org/rescode.html.
const PRIMARY_CODES = { busy: 5, readOnly: 8, failed: 10, full: 13, cannotOpen: 14, constraint: 19 } as const;
type SqliteCode = keyof typeof PRIMARY_CODES;

/** Returns whether SQLite failed for one of these reasons. */
export function isSqliteError(error: unknown, ...codes: readonly SqliteCode[]): error is Error {
  // Not `instanceof`: errors of native code may belong to another realm.
  if (!(types.isNativeError(error) && 'errcode' in error && typeof error.errcode === 'number')) return false;
  const primary = error.errcode & 0xff; // without the bits of the extended code
  return codes.some((code) => PRIMARY_CODES[code] === primary);
}
