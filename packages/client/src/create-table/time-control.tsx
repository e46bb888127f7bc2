/** Texts for a table's time control, and the disclosure that changes it. */
import type { ClockSettings, TimeControl } from '@great-fire/protocol';
import type { TFunction } from '../i18n/keys';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { Disclosure } from '../ui/disclosure';

const TimeControlPicker = lazyWithMessages(
  () => import('./time-control-picker.lazy').then((module) => module.TimeControlPicker),
  'tableOptions',
);

type LobbyTFunction = TFunction<'lobby'>;

/** Formats seconds with their unit: 90 s, 3 min. */
const formatSeconds = (t: LobbyTFunction, seconds: number): string =>
  seconds % 60 === 0
    ? t('timeControl.minutes', { count: seconds / 60 })
    : t('timeControl.seconds', { count: seconds });

/** Returns the shortest distinct label of a clock, for a row of the lobby. */
export function timeControlLabel(t: LobbyTFunction, clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return t('timeControl.noClock');
    case 'per-turn':
      return t('timeControl.perTurn', { time: formatSeconds(t, clock.seconds) });
    case 'fischer':
      return t('timeControl.fischer', {
        time: formatSeconds(t, clock.bank),
        more: formatSeconds(t, clock.increment),
      });
    case 'correspondence':
      return clock.weekendsOff === true
        ? t('timeControl.weekendsOff', { pace: t('timeControl.daysPerTurn', { count: clock.days }) })
        : t('timeControl.daysPerTurn', { count: clock.days });
  }
}

/** Returns a sentence that explains the clock. */
export function timeControlDescription(
  t: TFunction<'lobby', 'lobby' | 'tableOptions'>,
  clock: ClockSettings,
): string {
  switch (clock.kind) {
    case 'none':
      return t('tableOptions:timeControl.noClockHint');
    case 'per-turn':
      return t('tableOptions:timeControl.perTurnHint', { time: formatSeconds(t, clock.seconds) });
    case 'fischer':
      return t('tableOptions:timeControl.fischerHint', {
        time: formatSeconds(t, clock.bank),
        more: formatSeconds(t, clock.increment),
      });
    case 'correspondence':
      return [
        t('tableOptions:timeControl.daysPerTurnHint', { count: clock.days }),
        ...(clock.weekendsOff === true ? [t('tableOptions:timeControl.weekendsOffHint')] : []),
      ].join(' ');
  }
}

/** Returns the label of a preset among presets of its kind. */
export function presetLabel(t: LobbyTFunction, clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return t('timeControl.noClock');
    case 'per-turn':
      return formatSeconds(t, clock.seconds);
    case 'fischer':
      return `${formatSeconds(t, clock.bank)} + ${formatSeconds(t, clock.increment)}`;
    case 'correspondence':
      return t('timeControl.daysPerTurn', { count: clock.days });
  }
}

interface TimeControlDisclosureProps {
  readonly timeControl: TimeControl;
  readonly onChange: (timeControl: TimeControl) => void;
  readonly className: string;
}

/** The time control in one line; unfolded, a form to change it. */
export function TimeControlDisclosure({ timeControl, onChange, className }: TimeControlDisclosureProps) {
  const { t } = useTranslation('lobby');
  return (
    <Disclosure
      summary={t('timeControl.label', { pace: timeControlLabel(t, timeControl.clock) })}
      className={className}
      testId="time-control"
    >
      <TimeControlPicker timeControl={timeControl} onChange={onChange} />
    </Disclosure>
  );
}
