/** A table's pace in words. */
import type { TableClock } from '@great-fire/protocol';
import type { Say } from '../i18n/keys';

type SayPace = Say<'lobby'>;

/** Seconds as people say them: 90 s, 3 min. */
const inWords = (t: SayPace, seconds: number): string =>
  seconds % 60 === 0 ? t('pace.minutes', { count: seconds / 60 }) : t('pace.seconds', { count: seconds });

/** The clock in as few words as tell it apart: for a row of the lobby. */
export function paceWords(t: SayPace, clock: TableClock): string {
  switch (clock.kind) {
    case 'none':
      return t('pace.none');
    case 'friendly':
      return t('pace.aTurn', { time: inWords(t, clock.seconds) });
    case 'tournament':
      return t('pace.bank', { time: inWords(t, clock.bank), more: inWords(t, clock.increment) });
    case 'days':
      return t('pace.days', { count: clock.days });
  }
}

/** What the clock means, in a sentence. */
export function paceSentence(t: Say<'lobby', 'lobby' | 'opening'>, clock: TableClock): string {
  switch (clock.kind) {
    case 'none':
      return t('opening:pace.noneHint');
    case 'friendly':
      return t('opening:pace.aTurnHint', { time: inWords(t, clock.seconds) });
    case 'tournament':
      return t('opening:pace.bankHint', { time: inWords(t, clock.bank), more: inWords(t, clock.increment) });
    case 'days':
      return t('opening:pace.daysHint', { count: clock.days });
  }
}

/** A length beside others of its kind. */
export function lengthWords(t: SayPace, clock: TableClock): string {
  switch (clock.kind) {
    case 'none':
      return t('pace.none');
    case 'friendly':
      return inWords(t, clock.seconds);
    case 'tournament':
      return `${inWords(t, clock.bank)} + ${inWords(t, clock.increment)}`;
    case 'days':
      return t('pace.days', { count: clock.days });
  }
}
