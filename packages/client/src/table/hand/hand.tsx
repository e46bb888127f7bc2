import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { unplayable } from '../choice/offer';
import { useChoiceStore, useDecision } from '../decision';
import { useRoving } from '../../ui/use-roving';
import { useTable } from '../table-context';
import { CardButton, CardFace } from './fire-card';
import styles from './hand.module.css';

/** The viewer's fire cards; while a card is asked for they can be picked. */
export function Hand() {
  const { t } = useTranslation('table');
  const { view } = useTable();
  const { offer, choose } = useDecision();
  const store = useChoiceStore();
  const { look } = store.getState();
  const picked = useStore(store, ({ choice }) => choice.card); // shown before the rest of the table follows
  const dimmed = useMemo(() => unplayable(view), [view]);
  const hand = view.own?.hand ?? [];
  const isAsked = offer.moment === 'spread' || offer.moment === 'discard';
  const isSpread = offer.moment === 'spread';
  const { stop, row } = useRoving(hand.length);
  return (
    <ul className={styles['hand']} aria-label={t('hand.label')} {...(isAsked && row)}>
      {offer.moment === 'spread-again' && offer.card !== null && (
        <li>
          <CardFace card={offer.card} played />
        </li>
      )}
      {hand.map((card, place) => (
        <li key={place}>
          {isAsked ? (
            <CardButton
              card={card}
              place={place}
              of={hand.length}
              picked={picked === place}
              isStop={stop === place}
              why={isSpread && dimmed[place] === true ? t(`hand.nothing.${card}`) : null}
              onPick={() =>
                choose({ card: picked === place ? null : place, district: null, from: null, exit: null })
              }
              onLook={(looks) => look({ card: looks && isSpread ? place : null })}
            />
          ) : (
            <CardFace card={card} rests={offer.moment === 'spread-again'} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The hand while it is not asked for: it peeks out of the water. */
export function PeekingHand() {
  const { t } = useTranslation('table');
  const { view } = useTable();
  const hand = view.own?.hand ?? [];
  const middle = (hand.length - 1) / 2;
  return (
    <ul className={styles['peek']} aria-label={t('hand.label')}>
      {hand.map((card, place) => {
        const off = place - middle;
        const transform = `translate(${4 + place * 29}px, ${Math.abs(off) * 3}px) rotate(${off * 3}deg)`;
        return (
          <li key={place} style={{ transform }}>
            <CardFace card={card} />
          </li>
        );
      })}
    </ul>
  );
}
