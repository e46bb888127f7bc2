import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { usePlayerName } from '../account/player-name';
import { createLocalSession, useLocalTable } from '../practice/local-table';
import { useIsDesktop } from '../lib/use-media-query';
import { Table } from '../table/table';
import { PLAYER_SEAT, opponentScript, startScenario } from './scenario';
import { CoachMark } from './coach-mark';
import { stepsFor } from './tutorial-steps';

const OPPONENTS = ['Margery', 'Tobias'];

/** Tutorial: a first turn on a real table, guided from control to control. */
export function TutorialPage() {
  const { t } = useTranslation(['tutorial', 'lobby']);
  const [session] = useState(() => createLocalSession(startScenario(), PLAYER_SEAT, opponentScript));
  const [stepIndex, setStepIndex] = useState(0);
  const playerName = usePlayerName((player) => player.name) || t('lobby:namePlaceholder');
  const players = useMemo(
    () => ({ tableName: t('title'), names: [...OPPONENTS, playerName] }),
    [t, playerName],
  );
  const store = useLocalTable(session, players);
  const isDesktop = useIsDesktop();
  const steps = useMemo(() => stepsFor(isDesktop), [isDesktop]);
  const onDone = useCallback(
    () => setStepIndex((current) => Math.min(current + 1, steps.length - 1)),
    [steps],
  );
  const savePracticeGame = async () => {
    const module = await import('./save-practice-game.lazy');
    return module.savePracticeGame(session.game(), players);
  };
  const step = steps[stepIndex];
  return (
    <Table store={store}>
      {step !== undefined && (
        <CoachMark
          step={step}
          index={stepIndex}
          count={steps.length}
          onDone={onDone}
          savePracticeGame={savePracticeGame}
        />
      )}
    </Table>
  );
}
