import type { TimeControl } from '@great-fire/protocol';
import { loadMessages } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { timeControlLabel } from './time-control-label';
import { Disclosure } from '../ui/disclosure';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const TimeControlPicker = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./time-control-picker.lazy'), loadMessages('tableOptions')]);
  return { default: module.TimeControlPicker };
});

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
      summary={t('pace.line', { pace: timeControlLabel(t, timeControl.clock) })}
      className={className}
      testId="pace"
    >
      <TimeControlPicker timeControl={timeControl} onChange={onChange} />
    </Disclosure>
  );
}
