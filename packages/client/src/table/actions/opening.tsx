import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { LaterTableDeal } from '../../fair/lazy';
import { Button } from '../../ui/button';
import { Slip } from '../../ui/slip';
import { useChoiceStore, useDecision } from '../decision';
import { CardFace } from '../hand/fire-card';
import { Objectives } from '../mine/objectives';
import { useTable } from '../table-context';
import styles from './opening.module.css';

/** What each player was dealt, and the button that takes it up; five of a kind may be shown and dealt anew. */
export function Opening() {
  const { t } = useTranslation('table');
  const { view, match, practice } = useTable();
  const { offer, busy } = useDecision();
  const { answerHand } = useChoiceStore().getState();
  const title = useId();
  const mayRedeal = offer.moment === 'redeal' && offer.mayRedeal;
  return (
    <Slip className={styles['opening']} aria-labelledby={title} data-testid="opening">
      <div className={styles['head']}>
        <h2 id={title}>{t(mayRedeal ? 'opening.alike' : 'opening.title')}</h2>
        <p>
          {mayRedeal
            ? t('opening.alikeHint')
            : t(view.rules.hiddenColours ? 'opening.hintHidden' : 'opening.hint')}
        </p>
        {!practice && <LaterTableDeal match={match.id} className={styles['deal'] ?? ''} />}
      </div>
      <ul className={styles['hand']} aria-label={t('hand.label')}>
        {view.own?.hand.map((card, place) => (
          <li key={place}>
            <CardFace card={card} large />
          </li>
        ))}
      </ul>
      <div className={styles['objectives']}>
        <Objectives />
      </div>
      <div className={styles['buttons']}>
        {mayRedeal && (
          <Button data-testid="redeal" disabled={busy} onClick={() => answerHand('redeal')}>
            {t('opening.redeal')}
          </Button>
        )}
        <Button
          kind="primary"
          data-testid="keep-hand"
          disabled={busy}
          onClick={() => answerHand('keep-hand')}
        >
          {t('opening.takeUp')}
        </Button>
      </div>
    </Slip>
  );
}
