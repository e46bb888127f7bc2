import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Slip } from '../../ui/slip';
import { Switch } from '../../ui/switch';
import { canSpreadAgain, holdsDoubleMove } from '../choice/spread-again';
import { useDecision } from '../decision';
import { TokenIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './spread-twice.module.css';

/** The offer of a second move: a wish before the first, an offer after it, until an action is taken. */
export function SpreadTwice() {
  const { t } = useTranslation('table');
  const { view } = useTable();
  const { offer, choice, choose } = useDecision();
  const canNow = useMemo(() => canSpreadAgain(view), [view]);
  const isBefore = offer.moment === 'spread';
  if (!holdsDoubleMove(view) || !(isBefore || canNow)) return null;
  return (
    <Slip className={styles['slip']}>
      <Switch
        label={t('twice.title')}
        testId="spread-twice"
        on={choice.twice}
        onChange={(twice) =>
          choose(isBefore ? { twice } : { twice, district: null, from: null, exit: null, piece: null })
        }
      />
      <span className={styles['words']} aria-hidden="true">
        <b>{t('twice.title')}</b>
        {t('twice.hint')}
      </span>
      <TokenIcon kind="double-move" size={30} />
    </Slip>
  );
}
