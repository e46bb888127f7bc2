import { createContext, useContext } from 'react';

/** Shows the list of keys. */
export const ShortcutsDialogContext = createContext<() => void>(() => undefined);

/** The way to the list of keys, for whatever offers it. */
export const useOpenShortcuts = (): (() => void) => useContext(ShortcutsDialogContext);
