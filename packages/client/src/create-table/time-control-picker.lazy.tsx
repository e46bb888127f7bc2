import { type TimeControl, NO_TIME_CONTROL, TIMEOUT_ACTIONS } from '@great-fire/protocol';
import { isEqual } from '../lib/share-equal';
import { useTranslation } from '../i18n/use-translation';
import { RadioGroup } from '../ui/radio-group';
import { SegmentedControl } from '../ui/segmented-control';
import { CLOCK_KINDS, TIME_CONTROL_PRESETS } from './time-control-presets';
import styles from './time-control-picker.module.css';
import { presetLabel, timeControlDescription } from './time-control';

interface TimeControlPickerProps {
  readonly timeControl: TimeControl;
  readonly onChange: (timeControl: TimeControl) => void;
}

/** Chooses the kind of clock, its length and the time-out action. */
export function TimeControlPicker({
  timeControl: { clock, timeoutAction },
  onChange,
}: TimeControlPickerProps) {
  const { t } = useTranslation(['lobby', 'common', 'tableOptions']);
  const presets = TIME_CONTROL_PRESETS[clock.kind];
  const selectedIndex = presets.findIndex((preset) => isEqual(preset, clock));
  return (
    <div className={styles['choice']}>
      <SegmentedControl
        label={t('tableOptions:timeControl.label')}
        options={CLOCK_KINDS}
        value={clock.kind}
        onChange={(kind) =>
          onChange(
            kind === 'none' ? NO_TIME_CONTROL : { clock: TIME_CONTROL_PRESETS[kind][0], timeoutAction },
          )
        }
        getLabel={(kind) => t(`tableOptions:timeControl.kind.${kind}`)}
      />
      {presets.length > 1 && (
        <SegmentedControl
          label={t('tableOptions:timeControl.durationLabel')}
          options={presets.map((_, index) => index)}
          value={selectedIndex}
          onChange={(index) => onChange({ clock: presets[index] ?? presets[0], timeoutAction })}
          getLabel={(index) => presetLabel(t, presets[index] ?? presets[0])}
        />
      )}
      <p className={styles['hint']}>{timeControlDescription(t, clock)}</p>
      {clock.kind !== 'none' && (
        <RadioGroup
          label={t('tableOptions:timeControl.timeoutActionLabel')}
          options={TIMEOUT_ACTIONS}
          value={timeoutAction}
          onChange={(action) => onChange({ clock, timeoutAction: action })}
          getLabel={(action) => t(`common:timeoutAction.${action}`)}
        />
      )}
    </div>
  );
}
