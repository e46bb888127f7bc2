import { type TimeControl, NO_TIME_CONTROL, TIMEOUT_ACTIONS } from '@great-fire/protocol';
import { isEqual } from '../lib/share-equal';
import { useTranslation } from '../i18n/use-translation';
import { RadioGroup } from '../ui/radio-group';
import { SegmentedControl } from '../ui/segmented-control';
import { SwitchField } from '../ui/switch';
import { CLOCK_KINDS, TIME_CONTROL_PRESETS, withWeekends } from './time-control-presets';
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
  const weekendsOff = clock.kind === 'correspondence' && clock.weekendsOff === true;
  const selectedIndex = presets.findIndex((preset) => isEqual(withWeekends(preset, weekendsOff), clock));
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
          onChange={(index) =>
            onChange({ clock: withWeekends(presets[index] ?? presets[0], weekendsOff), timeoutAction })
          }
          getLabel={(index) => presetLabel(t, presets[index] ?? presets[0])}
        />
      )}
      {clock.kind === 'correspondence' && (
        <div className="row spread gap-14 touch">
          <SwitchField
            label={t('tableOptions:timeControl.weekendsOff')}
            checked={weekendsOff}
            onChange={(isOff) => onChange({ clock: withWeekends(clock, isOff), timeoutAction })}
            testId="weekends-off"
          />
        </div>
      )}
      <p className="quiet text-14-5 leading-1-3">{timeControlDescription(t, clock)}</p>
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
