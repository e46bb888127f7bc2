import type { SeenFrom } from '@great-fire/protocol';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useTravel } from '../shown';
import { nameOf, useTable } from '../table-context';
import styles from './seen-from.module.css';

/** Where the game that is over is looked at from: any seat, as who watched, or with everything open. */
export function SeenFromChoice() {
  const { t } = useTranslation(['table', 'score']);
  const { view, match } = useTable();
  const { latest, from, lookFrom } = useTravel();
  const id = useId();
  if (latest === 0) return null;
  const own = view.viewer ?? 'spectator';
  const eyes: readonly SeenFrom[] = [...view.seats.keys(), 'spectator', 'open'];
  const called = (one: SeenFrom): string => {
    if (typeof one !== 'number') return t(`score:seenFrom.${one}`);
    return one === own ? t('score:seenFrom.me', { name: nameOf(match, one) }) : nameOf(match, one);
  };
  const choose = (value: string) => {
    const chosen = eyes.find((one) => String(one) === value) ?? own;
    lookFrom(chosen === own ? null : chosen);
  };
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{t('score:seenFrom.label')}</label>
      <select
        id={id}
        className={styles['menu']}
        value={String(from ?? own)}
        onChange={(event) => choose(event.target.value)}
        data-testid="seen-from"
      >
        {eyes.map((one) => (
          <option key={one} value={String(one)}>
            {called(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
