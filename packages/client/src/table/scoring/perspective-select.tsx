import type { Perspective } from '@great-fire/protocol';
import { useId, type ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { usePerspective, useTimeTravel } from '../model/display-context';
import { nameOf, useTable } from '../model/table-context';
import styles from './perspective-select.module.css';

interface PerspectiveSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly perspectives: readonly Perspective[];
  readonly value: Perspective;
  readonly getLabel: (perspective: Perspective) => string;
  readonly onChange: (perspective: Perspective) => void;
  readonly 'data-testid': string;
}

/** Selects the perspective: a seat, a spectator, or all seats. */
export function PerspectiveSelect({
  perspectives,
  value,
  getLabel,
  onChange,
  ...rest
}: PerspectiveSelectProps) {
  return (
    <select
      {...rest}
      value={String(value)}
      onChange={({ target }) =>
        onChange(perspectives.find((perspective) => String(perspective) === target.value) ?? value)
      }
    >
      {perspectives.map((perspective) => (
        <option key={perspective} value={String(perspective)}>
          {getLabel(perspective)}
        </option>
      ))}
    </select>
  );
}

/** Selects the perspective on a finished game. */
export function ScoringPerspective() {
  const { t } = useTranslation(['table', 'scoring']);
  const { view, match, stateId } = useTable('view', 'match', 'stateId');
  const perspective = usePerspective();
  const { setPerspective } = useTimeTravel();
  const id = useId();
  if (stateId === 0) return null;
  const own = view.viewer ?? 'spectator';
  const getLabel = (option: Perspective): string => {
    if (typeof option !== 'number') return t(`scoring:perspective.${option}`);
    return option === own
      ? t('scoring:perspective.ownSeat', { name: nameOf(match, option) })
      : nameOf(match, option);
  };
  return (
    <div className={`unprinted row one-line quiet text-14-5 gap-8 ${styles['choice']}`}>
      <label htmlFor={id}>{t('scoring:perspective.label')}</label>
      <PerspectiveSelect
        id={id}
        className={`grow narrowable on-card framed round-6 ink press ${styles['menu']}`}
        perspectives={[...view.seats.keys(), 'spectator', 'all-seats']}
        value={perspective ?? own}
        getLabel={getLabel}
        onChange={(selected) => setPerspective(selected === own ? null : selected)}
        data-testid="perspective"
      />
    </div>
  );
}
