import { createContext, useContext } from 'react';

/** Shows the list of keys. */
export const KeysContext = createContext<() => void>(() => undefined);

/** The way to the list of keys, for whatever offers it. */
export const useShowKeys = (): (() => void) => useContext(KeysContext);
