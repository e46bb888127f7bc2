import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { Pips } from '../../ui/pips';
import { useMoveInput } from '../move-input/move-input-context';
import { getInputBlock } from '../move-input/phase';
import { useTable } from '../model/table-context';
import { useAnimatedGame } from '../display/display-context';
import type { Prompt } from './turn-panel';
import { getPrompt } from './turn-panel';
import styles from './turn-prompt.module.css';

/** The current decision in one line above the hand or the panel. */
export function TurnPrompt({ overlay = false }: { readonly overlay?: boolean }) {
  const prompt = usePrompt();
  if (prompt === null) return null;
  return (
    <p
      key={prompt.title} // remounts instead of shifting
      className={`${styles['question']} ${overlay ? styles['onWater'] : ''}`}
      data-testid="question"
      {...anchor('question')}
      tabIndex={-1}
    >
      {prompt.title}
      <PromptNote {...(prompt.note !== undefined && { note: prompt.note })} />
    </p>
  );
}

function PromptNote({ note }: { readonly note?: string }) {
  const { t } = useTranslation('table');
  const { view } = useTable('view');
  const { phaseState } = useMoveInput();
  if (phaseState.phase === 'act') {
    const { points } = view.turn;
    return <Pips isLarge max={4} value={points} label={t('step.points', { count: points })} />;
  }
  return note === undefined ? null : <span className={styles['note']}>{note}</span>;
}

function usePrompt(): Prompt | null {
  const { t } = useTranslation(['table', 'common']);
  const { view, match, tableState } = useTable('view', 'match', 'tableState');
  const { phaseState, draft } = useMoveInput();
  const { turn: animatedTurn } = useAnimatedGame().view;
  const inputBlock = getInputBlock(tableState, view.viewer);
  if (inputBlock !== null && phaseState.phase !== 'over') return { title: t(`hold.${inputBlock}`) };
  return getPrompt(phaseState, { t, view, animatedTurn, match, draft });
}
