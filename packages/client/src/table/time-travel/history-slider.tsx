import { useTranslation } from '../../i18n/use-translation';
import { Slider } from '../../ui/slider';
import { useTooltip } from '../../ui/tooltip';
import { useDisplayed, useTimeTravel } from '../model/display-context';
import { useTable } from '../model/table-context';
import { isTyping, useKeyScope, isShortcutAllowed } from '../../lib/keyboard';
import styles from './history-slider.module.css';

/** [ and ] step through the states. Escape returns to the live game. */
export function useHistoryKeys(): void {
  const { stateId, mode } = useDisplayed();
  const { goTo, returnToLive } = useTimeTravel();
  useKeyScope('time-travel', (event) => {
    // Do not check Ctrl and Alt: AltGr, which some layouts need for brackets, sets both.
    if (event.metaKey || isTyping(event) || !isShortcutAllowed(event)) return false;
    if (event.key === '[') goTo(stateId - 1);
    else if (event.key === ']') goTo(stateId + 1);
    else if (event.key === 'Escape' && mode === 'past') returnToLive();
    else return false;
    return true;
  });
}

/** Returns the label of the displayed state: its turn, or the setup. */
export function useStateLabel(): string {
  const { t } = useTranslation('history');
  const { number } = useDisplayed().view.turn;
  return number === 0 ? t('history.setup') : t('history.turnNumber', { turn: number });
}

/** Returns the label of the last state and of the button that returns to it. A finished game is not "live". */
export function useLiveLabel(): { readonly label: string; readonly returnLabel: string } {
  const { t } = useTranslation('history');
  return useTable('view').view.result === null
    ? { label: t('history.liveState'), returnLabel: t('history.backToLive') }
    : { label: t('history.finalState'), returnLabel: t('history.backToFinalState') };
}

/** A slider over all states of the game. The live game continues meanwhile. */
export function HistorySlider() {
  const { t } = useTranslation('history');
  const { stateId, mode } = useDisplayed();
  const { stateId: liveStateId } = useTable('stateId');
  const { goTo, returnToLive } = useTimeTravel();
  const stateLabel = useStateLabel();
  const liveLabel = useLiveLabel();
  const { triggerProps, tooltip } = useTooltip(t('history.sliderLabel'), 'above');
  return (
    <div className={`row firm quiet text-14-5 line-above ${styles['history']}`} data-testid="history">
      <span className={styles['turn']}>{stateLabel}</span>
      <Slider
        className={styles['slider']}
        min={0}
        max={liveStateId}
        value={stateId}
        {...triggerProps}
        aria-valuetext={mode === 'live' ? `${stateLabel}, ${liveLabel.label}` : stateLabel}
        onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
      />
      {tooltip}
      {mode === 'live' ? (
        <b className="ink">{liveLabel.label}</b>
      ) : (
        <button
          type="button"
          className={`firm one-line bold underlined ${styles['back']}`}
          onClick={returnToLive}
        >
          {liveLabel.returnLabel}
        </button>
      )}
    </div>
  );
}
