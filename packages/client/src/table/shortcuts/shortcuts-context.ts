import { createContext, useContext } from 'react';

/** Opens the shortcuts dialog. */
export const ShortcutsDialogContext = createContext<() => void>(() => undefined);

/** Returns the function that opens the shortcuts dialog. */
export const useOpenShortcuts = (): (() => void) => useContext(ShortcutsDialogContext);
