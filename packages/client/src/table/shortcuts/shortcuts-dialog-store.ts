import { create } from 'zustand';

/** Whether the list of the keyboard shortcuts is open. */
export const useShortcutsDialog = create(() => ({ isOpen: false }));

export const openShortcuts = (): void => useShortcutsDialog.setState({ isOpen: true });
export const closeShortcuts = (): void => useShortcutsDialog.setState({ isOpen: false });
