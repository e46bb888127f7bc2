/** The keyboard's focus goes to what is asked next, and is never lost with the button that was pressed. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { getFocusTarget, focusFirst } from '../move-input/focus-target';
import { useMoveInput } from '../move-input/move-input-context';

const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

const isOnPrompt = (focused: Element | null): boolean =>
  focused?.matches('[data-testid="question"]') === true;

// What a decision is made with: from here the focus goes on by itself. From the chat or the log it does not.
const isDecisionControl = (focused: Element | null): boolean =>
  focused?.matches('[data-testid^="card-"], [data-district], [data-testid="confirm"], [role="switch"]') ===
  true;

/** Only for whoever pressed a key last: a mouse or a finger has no use for it. */
export function useFocusManagement(): void {
  const { phaseState, draft, isBusy } = useMoveInput();
  const { key: targetKey, selectors } = getFocusTarget(phaseState, draft);
  const { phase } = phaseState;
  const isKeyboardUser = useRef(false);
  const previous = useRef({ key: targetKey, phase });
  useLayoutEffect(() => {
    const trackInput = ({ type }: Event) => {
      isKeyboardUser.current = type === 'keydown';
    };
    for (const type of ['keydown', 'pointerdown'])
      window.addEventListener(type, trackInput, { capture: true });
    return () => {
      for (const type of ['keydown', 'pointerdown']) {
        window.removeEventListener(type, trackInput, { capture: true });
      }
    };
  }, []);
  useEffect(() => {
    if (isBusy) return undefined;
    const hasTargetChanged = previous.current.key !== targetKey && previous.current.phase !== 'watch';
    previous.current = { key: targetKey, phase };
    if (!isKeyboardUser.current) return undefined;
    const isFocusOwnedElsewhere = document.querySelector('dialog[open], [data-guide]') !== null; // they lead the focus themselves
    if (isFocusOwnedElsewhere) return undefined;
    const focused = document.activeElement;
    const focusTarget = () => focusFirst([...selectors, '[data-testid="question"]']);
    if ((isOnPrompt(focused) && phase !== 'watch') || (hasTargetChanged && isDecisionControl(focused)))
      focusTarget();
    if (!isLost(document.activeElement)) return undefined;
    // While Tab moves it on the focus is nowhere for a moment, and whatever it leaves may draw itself anew.
    const frame = requestAnimationFrame(() => {
      if (isLost(document.activeElement)) focusTarget();
    });
    return () => cancelAnimationFrame(frame);
  });
}
