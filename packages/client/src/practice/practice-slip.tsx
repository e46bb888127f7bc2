import { NAME_MAX } from '@great-fire/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { useGuestName } from '../lobby/guest-name';
import { RuleSwitches } from '../lobby/rule-switches';
import type { TableRules } from '../lobby/usual-rules';
import { USUAL_RULES } from '../lobby/usual-rules';
import slip from '../lobby/start-slip.module.css';
import { Button } from '../ui/button';
import { Segment } from '../ui/segment';
import { Slip } from '../ui/slip';
import { TextField } from '../ui/text-field';
import { newGame } from './new-game';
import { gamePath } from './practice-address';
import styles from './practice-slip.module.css';
import type { Seated } from './seating';
import { playersOf, seatsFor, SITTERS } from './seating';
import { keepGame } from './shelf';

const SEATS = [3, 4, 5, 6] as const;

/** Seats, who sits there, and rules: deals a game on this device. */
export function PracticeSlip() {
  const { t } = useTranslation(['practice', 'lobby']);
  const [, goTo] = useLocation();
  const me = useGuestName((guest) => guest.name);
  const [count, setCount] = useState<(typeof SEATS)[number]>(4);
  const [all, setAll] = useState(() => seatsFor(me, 'merchant'));
  const [rules, setRules] = useState<TableRules>(USUAL_RULES);
  const [fault, setFault] = useState<'nobody' | 'notKept' | null>(null);
  const seats = all.slice(0, count);
  const change = (seat: number, part: Partial<Seated>) =>
    setAll(all.map((one, index) => (index === seat ? { ...one, ...part } : one)));
  const deal = async () => {
    if (!seats.some(({ sitter }) => sitter === 'person')) return setFault('nobody');
    const { private: _, ...options } = rules;
    const players = playersOf(seats, (seat) => t('nameless', { number: seat + 1 }));
    const game = newGame({ name: t('name'), players, options });
    const isKept = await keepGame(game).then(
      () => true,
      () => false,
    );
    if (!isKept) return setFault('notKept');
    goTo(gamePath(game.id));
  };
  return (
    <Slip>
      <form
        className={slip['slip']}
        onSubmit={(event) => {
          event.preventDefault();
          void deal();
        }}
      >
        <div className={`${slip['label']} ${slip['wide']}`}>
          <span aria-hidden="true">{t('lobby:players')}</span>
          <Segment label={t('lobby:players')} options={SEATS} value={count} onChange={setCount} />
        </div>
        <ol className={slip['wide']}>
          {seats.map((one, seat) => (
            <SeatRow key={seat} seat={seat} seated={one} onChange={(part) => change(seat, part)} />
          ))}
        </ol>
        <details className={slip['rules']}>
          <summary>{t('lobby:rulesOfTable')}</summary>
          <RuleSwitches rules={rules} onChange={setRules} isAlone />
        </details>
        {fault !== null && (
          <p role="alert" className={slip['failed']}>
            {t(`fault.${fault}`)}
          </p>
        )}
        <div className={slip['wide']}>
          <Button type="submit" kind="primary" size="big" wide data-testid="deal">
            {t('deal')}
          </Button>
        </div>
      </form>
    </Slip>
  );
}

interface SeatRowProps {
  readonly seat: number;
  readonly seated: Seated;
  readonly onChange: (part: Partial<Seated>) => void;
}

function SeatRow({ seat, seated: { sitter, name }, onChange }: SeatRowProps) {
  const { t } = useTranslation(['practice', 'common']);
  const number = seat + 1;
  return (
    <li className={styles['seat']}>
      <select
        className={styles['sitter']}
        aria-label={t('sits', { number })}
        value={sitter}
        onChange={({ target }) => {
          const chosen = SITTERS.find((one) => one === target.value);
          if (chosen !== undefined) onChange({ sitter: chosen });
        }}
      >
        {SITTERS.map((one) => (
          <option key={one} value={one}>
            {one === 'person' ? t('person') : t(`common:bot.${one}`)}
          </option>
        ))}
      </select>
      {sitter === 'person' ? (
        <TextField
          label={t('nameOf', { number })}
          labelHidden
          placeholder={t('nameless', { number })}
          maxLength={NAME_MAX}
          value={name}
          onChange={(called) => onChange({ name: called })}
        />
      ) : (
        <span className={styles['hint']}>{t(`hint.${sitter}`)}</span>
      )}
    </li>
  );
}
