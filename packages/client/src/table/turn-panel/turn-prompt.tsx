import { useTranslation } from '../../i18n/use-translation';
import { Pips } from '../../ui/pips';
import { useMoveInput } from '../move-input/move-input-context';
import { getInputBlock } from '../session/session-state';
import { nameOf, useTable } from '../table-context';
import { useAnimatedGame } from '../time-travel/displayed-state';
import styles from './turn-prompt.module.css';

interface Prompt {
  readonly title: string;
  readonly note?: string;
}

/** The current decision in one line above the hand or the panel. */
export function TurnPrompt({ overlay = false }: { readonly overlay?: boolean }) {
  const prompt = usePrompt();
  if (prompt === null) return null;
  return (
    <p
      key={prompt.title} // remounts instead of shifting
      className={`${styles['question']} ${overlay ? styles['onWater'] : ''}`}
      data-testid="question"
      tabIndex={-1}
    >
      {prompt.title}
      <PromptNote {...(prompt.note !== undefined && { note: prompt.note })} />
    </p>
  );
}

function PromptNote({ note }: { readonly note?: string }) {
  const { t } = useTranslation('table');
  const { view } = useTable();
  const { phaseState } = useMoveInput();
  if (phaseState.phase === 'act') {
    const { points } = view.turn;
    return <Pips isLarge max={4} value={points} label={t('step.points', { count: points })} />;
  }
  return note === undefined ? null : <span className={styles['note']}>{note}</span>;
}

function usePrompt(): Prompt | null {
  const { t } = useTranslation(['table', 'common']);
  const { view, match, tableState } = useTable();
  const { phaseState, draft } = useMoveInput();
  const { turn: animatedTurn } = useAnimatedGame().view;
  const inputBlock = getInputBlock(tableState, view.viewer);
  if (inputBlock !== null && phaseState.phase !== 'over') return { title: t(`hold.${inputBlock}`) };
  switch (phaseState.phase) {
    case 'spread':
    case 'double-move': {
      const count = phaseState.targets.filter(({ legal }) => legal).length;
      const title =
        phaseState.phase === 'spread' || phaseState.card === null
          ? t('ask.spread')
          : t('ask.again', { direction: t(`common:direction.${phaseState.card}`) });
      return { title, note: phaseState.card === null ? t('ask.chooseCard') : t('ask.canBurn', { count }) };
    }
    case 'act':
      return { title: t('ask.actions', { count: view.turn.points }) };
    case 'discard':
      return { title: t('ask.discard') };
    case 'watch': {
      const { step, seat } = animatedTurn;
      if (step === 'over' || seat === view.viewer) return null; // the answer is being sent
      const name = nameOf(match, seat);
      if (step === 'redeal') {
        const hasAskedRedeal = draft.handAnswer === 'redeal';
        const note = t(hasAskedRedeal ? 'opening.thenShown' : 'opening.notYet');
        return { title: t('opening.waitFor', { name }), note };
      }
      return { title: t(`ask.wait.${step}`, { name }) };
    }
    default:
      return null;
  }
}
