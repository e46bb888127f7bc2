import type { PlayerView } from '@great-fire/game';
import { create } from 'zustand';
import { selectAnchor } from '../../lib/anchors';
import { isTyping, useKeyScope, isShortcutAllowed } from '../../lib/keyboard';
import { useTable } from '../model/table-context';
import { MAP_CHOICES, focusFirst, MAP_STOP } from './focus-target';
import { type PhaseState, undoRefusal, getUnplayableCards } from './phase-state';
import { useMoveInput } from './move-input-context';
import { getSelectableCards } from './phases';

/** Whether the list of the keyboard shortcuts is open. */
export const useShortcutsDialog = create(() => ({ isOpen: false }));

export const openShortcuts = (): void => useShortcutsDialog.setState({ isOpen: true });
export const closeShortcuts = (): void => useShortcutsDialog.setState({ isOpen: false });

/** Returns true if the current phase needs a card and the card at this index is playable. */
function canSelectCard(view: PlayerView, phaseState: PhaseState, index: number): boolean {
  if (view.own?.hand[index] === undefined) return false;
  const selectable = getSelectableCards(phaseState.phase);
  return selectable === 'all' || (selectable === 'playable' && getUnplayableCards(view)[index] === false);
}

/** Moves the focus to the next legal target on the map, in DOM order. Wraps around. */
function focusNextChoice(step: 1 | -1): void {
  const elements = [...document.querySelectorAll<SVGElement>(MAP_CHOICES)];
  const index = elements.findIndex((element) => element === document.activeElement);
  const startIndex = index < 0 && step < 0 ? 0 : index;
  elements.at((startIndex + step + elements.length) % (elements.length || 1))?.focus();
}

/** Adds the keyboard shortcuts that need no focus. shortcuts-dialog.tsx lists them. */
export function useTableShortcuts(openShortcuts: () => void): void {
  const { view } = useTable('view');
  const { phaseState, updateDraft, send, isBusy } = useMoveInput();
  const clearDraft = () =>
    updateDraft({
      card: null,
      district: null,
      from: null,
      exit: null,
      ...(phaseState.phase === 'act' && { piece: null }),
    });
  useKeyScope('table', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (isTyping(event) || !isShortcutAllowed(event)) return false;
    const cardIndex = Number(event.key) - 1;
    const isBodyFocused = event.target === document.body;
    if (canSelectCard(view, phaseState, cardIndex))
      updateDraft({ card: cardIndex, district: null, from: null, exit: null });
    else if (event.key === 'Escape') clearDraft();
    else if (event.key === 'k') openShortcuts();
    else if (event.key === 'n') focusNextChoice(1);
    else if (event.key === 'N') focusNextChoice(-1);
    else if (event.key === 'm') focusFirst([MAP_STOP]);
    else if (event.key === 'e') focusFirst([selectAnchor('end-actions')]);
    else if (event.key === 'u' && !isBusy && undoRefusal(view) === null) send({ type: 'undo' });
    else if (event.key === 'Enter' && isBodyFocused && 'action' in phaseState && phaseState.action !== null)
      send(phaseState.action);
    else return false;
    return true;
  });
}
