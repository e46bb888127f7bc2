/** A table's pace in words. */
import type { ClockSettings } from '@great-fire/protocol';
import type { TFunction } from '../i18n/keys';

type LobbyTFunction = TFunction<'lobby'>;

/** Seconds as people say them: 90 s, 3 min. */
const formatSeconds = (t: LobbyTFunction, seconds: number): string =>
  seconds % 60 === 0 ? t('pace.minutes', { count: seconds / 60 }) : t('pace.seconds', { count: seconds });

/** The clock in as few words as tell it apart: for a row of the lobby. */
export function timeControlLabel(t: LobbyTFunction, clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return t('pace.none');
    case 'per-turn':
      return t('pace.aTurn', { time: formatSeconds(t, clock.seconds) });
    case 'fischer':
      return t('pace.bank', { time: formatSeconds(t, clock.bank), more: formatSeconds(t, clock.increment) });
    case 'correspondence':
      return t('pace.days', { count: clock.days });
  }
}

/** What the clock means, in a sentence. */
export function timeControlDescription(
  t: TFunction<'lobby', 'lobby' | 'opening'>,
  clock: ClockSettings,
): string {
  switch (clock.kind) {
    case 'none':
      return t('opening:pace.noneHint');
    case 'per-turn':
      return t('opening:pace.aTurnHint', { time: formatSeconds(t, clock.seconds) });
    case 'fischer':
      return t('opening:pace.bankHint', {
        time: formatSeconds(t, clock.bank),
        more: formatSeconds(t, clock.increment),
      });
    case 'correspondence':
      return t('opening:pace.daysHint', { count: clock.days });
  }
}

/** A length beside others of its kind. */
export function presetLabel(t: LobbyTFunction, clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return t('pace.none');
    case 'per-turn':
      return formatSeconds(t, clock.seconds);
    case 'fischer':
      return `${formatSeconds(t, clock.bank)} + ${formatSeconds(t, clock.increment)}`;
    case 'correspondence':
      return t('pace.days', { count: clock.days });
  }
}
