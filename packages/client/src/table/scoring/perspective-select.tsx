import type { Perspective } from '@great-fire/protocol';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { usePerspective, useTimeTravel } from '../model/display-context';
import { nameOf, useTable } from '../model/table-context';
import styles from './perspective-select.module.css';

/** Selects the perspective on a finished game: a seat, a spectator, or all open. */
export function PerspectiveSelect() {
  const { t } = useTranslation(['table', 'scoring']);
  const { view, match, stateId } = useTable('view', 'match', 'stateId');
  const perspective = usePerspective();
  const { setPerspective } = useTimeTravel();
  const id = useId();
  if (stateId === 0) return null;
  const own = view.viewer ?? 'spectator';
  const options: readonly Perspective[] = [...view.seats.keys(), 'spectator', 'all-seats'];
  const getLabel = (option: Perspective): string => {
    if (typeof option !== 'number') return t(`scoring:perspective.${option}`);
    return option === own
      ? t('scoring:perspective.me', { name: nameOf(match, option) })
      : nameOf(match, option);
  };
  const handleChange = (value: string) => {
    const selected = options.find((option) => String(option) === value) ?? own;
    setPerspective(selected === own ? null : selected);
  };
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{t('scoring:perspective.label')}</label>
      <select
        id={id}
        className={styles['menu']}
        value={String(perspective ?? own)}
        onChange={(event) => handleChange(event.target.value)}
        data-testid="seen-from"
      >
        {options.map((option) => (
          <option key={option} value={String(option)}>
            {getLabel(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
