import { useTranslation } from '../i18n/use-translation';
import { useStore } from 'zustand';
import { BesideHand } from './actions/beside-hand';
import { BurnButton } from './actions/burn-button';
import { Consequence } from './actions/consequence';
import { Opening } from './actions/opening';
import { Middle } from './actions/middle';
import { Question } from './actions/question';
import { SupplyNote } from './actions/supply-note';
import { cardAt, unplayable } from './choice/offer';
import { useChoiceStore, useDecision } from './decision';
import { Hand } from './hand/hand';
import { SpreadTwice } from './hand/spread-twice';
import styles from './phone-table.module.css';
import { useTable } from './table-context';

/** The first page of the sheet: the decision of the moment, with its one button. */
export function PhoneHand() {
  const { offer } = useDecision();
  const isSpread = offer.moment === 'spread' || offer.moment === 'spread-again';
  const plan = isSpread ? offer.plan : null;
  if (offer.moment === 'redeal') return <Opening />;
  const hasDock = offer.moment === 'act' || offer.moment === 'band' || offer.moment === 'pawn';
  return (
    <>
      {plan === null ? (
        <Question />
      ) : (
        <div className={styles['chosen']}>
          <Consequence plan={plan} />
          <BurnButton plan={plan} short />
        </div>
      )}
      <Middle />
      {plan !== null && <SupplyNote plan={plan} />}
      <BesideHand />
      <WhyNot />
      <SpreadTwice />
      {hasDock && (
        <div className={styles['peeking']}>
          <Hand />
        </div>
      )}
    </>
  );
}

/** The reason of the illegal card that was touched last. */
function WhyNot() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable();
  const { offer } = useDecision();
  const place = useStore(useChoiceStore(), (state) => state.glance.card);
  const card = cardAt(view, place);
  if (offer.moment !== 'spread' || card === null || place === null) return null;
  if (unplayable(view)[place] !== true) return null;
  return (
    <p className={styles['reason']}>
      <b>{t(`common:direction.${card}`)}</b> {t(`hand.nothing.${card}`)}
    </p>
  );
}
