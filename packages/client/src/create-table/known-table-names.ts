import { createContext } from 'react';

/** The names of the tables that the lobby lists. A new table gets a name that differs from them. */
export const KnownTableNames = createContext<readonly string[]>([]);
