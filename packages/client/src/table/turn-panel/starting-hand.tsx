import { anchor } from '../../lib/anchors';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { LazyDealCommitment } from '../../fairness/lazy-deal-commitment';
import { Button } from '../../ui/button';
import { Paper } from '../../ui/paper';
import { useDraftStore, useMoveInput } from '../move-input/move-input-context';
import { CardFace } from './fire-card';
import { Objectives } from './objectives';
import { useTable } from '../model/table-context';
import styles from './starting-hand.module.css';

/** The dealt hand with the button that keeps it. Players can show five identical cards and get a new hand. */
export function StartingHand() {
  const { t } = useTranslation(['table', 'common']);
  const { view, match, localGame } = useTable('view', 'match', 'localGame');
  const { phaseState, isBusy } = useMoveInput();
  const { answerHand } = useDraftStore().getState();
  const titleId = useId();
  const canRedeal = phaseState.phase === 'redeal' && phaseState.canRedeal;
  return (
    <Paper className={styles['startingHand']} aria-labelledby={titleId} data-testid="starting-hand">
      <div className={styles['head']}>
        <h2 id={titleId}>{t(canRedeal ? 'startingHand.fiveOfAKindTitle' : 'startingHand.title')}</h2>
        <p>
          {canRedeal
            ? t('startingHand.fiveOfAKindHint')
            : view.own !== null &&
              t(view.rules.hiddenColours ? 'startingHand.hintHiddenColours' : 'startingHand.hint', {
                colour: t(`common:colour.${view.own.colour}`),
              })}
        </p>
        {!localGame && <LazyDealCommitment match={match} className={styles['deal'] ?? ''} />}
      </div>
      <ul className={styles['hand']} aria-label={t('hand.label')}>
        {view.own?.hand.map((card, index) => (
          <li key={index}>
            <CardFace card={card} isLarge />
          </li>
        ))}
      </ul>
      <div className={styles['objectives']}>
        <Objectives />
      </div>
      <div className={styles['buttons']}>
        {canRedeal && (
          <Button data-testid="redeal" disabled={isBusy} onClick={() => answerHand('redeal')}>
            {t('startingHand.redeal')}
          </Button>
        )}
        <Button
          variant="primary"
          data-testid="keep-hand"
          {...anchor('keep-hand')}
          disabled={isBusy}
          onClick={() => answerHand('keep-hand')}
        >
          {t('startingHand.keepHand')}
        </Button>
      </div>
    </Paper>
  );
}
