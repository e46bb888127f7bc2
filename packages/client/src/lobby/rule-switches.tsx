import { useTranslation } from '../i18n/use-translation';
import { Switch } from '../ui/switch';
import styles from './start-slip.module.css';
import type { TableRules } from './usual-rules';

interface RuleSwitchesProps {
  readonly rules: TableRules;
  readonly onChange: (rules: TableRules) => void;
  readonly isAlone?: boolean; // a game on one device, which nobody could find
}

/** The variants of a table, each on or off. */
export function RuleSwitches({ rules, onChange, isAlone = false }: RuleSwitchesProps) {
  const { t } = useTranslation('lobby');
  const change = (part: Partial<TableRules>) => onChange({ ...rules, ...part });
  const rows = [
    { key: 'hidden', on: rules.hiddenColours, set: (on: boolean) => change({ hiddenColours: on }) },
    { key: 'destruction', on: rules.moreDestruction, set: (on: boolean) => change({ moreDestruction: on }) },
    { key: 'manyCones', on: rules.cones === 100, set: (on: boolean) => change({ cones: on ? 100 : 65 }) },
    ...(isAlone
      ? []
      : [{ key: 'private' as const, on: rules.private, set: (on: boolean) => change({ private: on }) }]),
  ] as const;
  return (
    <ul>
      {rows.map(({ key, on, set }) => (
        <li key={key} className={styles['rule']}>
          <div>
            <b>{t(key)}</b>
            <small>{t(`${key}Hint`)}</small>
          </div>
          <Switch label={t(key)} on={on} onChange={set} />
        </li>
      ))}
    </ul>
  );
}
