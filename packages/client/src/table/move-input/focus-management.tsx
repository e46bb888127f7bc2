/** Moves the keyboard focus to the next decision, and restores it when the focused control is removed. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { CARD_ANCHORS, selectAnchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { focusFirst, PROMPT, MAP_STOP } from './focus-target';
import { getFocusTarget } from './phases';
import { useMoveInput } from './move-input-context';
import styles from './focus-management.module.css';

const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

const isOnPrompt = (focused: Element | null): boolean => focused?.matches(PROMPT) === true;

const DECISION_CONTROLS = [
  CARD_ANCHORS,
  '[data-district]',
  selectAnchor('confirm'),
  '[role="switch"]',
].join();

// Controls of a decision. From these the focus moves on by itself, but not from the chat or the log.
const isDecisionControl = (focused: Element | null): boolean => focused?.matches(DECISION_CONTROLS) === true;

/** Manages the focus if the last input was a key. Pointer users do not need it. */
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
    const hasTargetChanged = previous.current.key !== targetKey && previous.current.phase !== 'waiting';
    previous.current = { key: targetKey, phase };
    if (!isKeyboardUser.current) return undefined;
    const isFocusOwnedElsewhere = document.querySelector('dialog[open], [data-tutorial]') !== null; // own focus logic
    if (isFocusOwnedElsewhere) return undefined;
    const focused = document.activeElement;
    const focusTarget = () => focusFirst([...selectors, PROMPT]);
    if ((isOnPrompt(focused) && phase !== 'waiting') || (hasTargetChanged && isDecisionControl(focused)))
      focusTarget();
    if (!isLost(document.activeElement)) return undefined;
    // Wait a frame: during Tab no element has the focus for a moment, and the previous element may render again.
    const frame = requestAnimationFrame(() => {
      if (isLost(document.activeElement)) focusTarget();
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** Skip links, the first tab stops of the page: to the current decision, the map and the log. */
export function SkipLinks() {
  const { t } = useTranslation('table');
  const { phaseState, draft } = useMoveInput();
  const focusOn = (selectors: readonly string[]) => () => focusFirst(selectors);
  return (
    <nav aria-label={t('skipLinks.label')} className={styles['links']}>
      <button type="button" onClick={focusOn([...getFocusTarget(phaseState, draft).selectors, PROMPT])}>
        {t('skipLinks.toDecision')}
      </button>
      <button type="button" onClick={focusOn([MAP_STOP])}>
        {t('skipLinks.toMap')}
      </button>
      <button type="button" onClick={focusOn(['[role="tab"][aria-selected="true"]'])}>
        {t('skipLinks.toLog')}
      </button>
    </nav>
  );
}
