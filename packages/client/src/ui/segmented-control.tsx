import { useId } from 'react';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T | null; // null: no choice yet
  readonly onChange: (value: T) => void;
  readonly isDisabled?: (option: T) => boolean; // for options that are not available now
  readonly getLabel?: (option: T) => string; // default: the option itself
}

/** A choice between a few options that are all visible. */
export function SegmentedControl<T extends string | number>({
  label,
  options,
  value,
  onChange,
  isDisabled,
  getLabel = String,
}: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles['segment']}>
      {options.map((option) => (
        <label key={option} className={`relative press ${styles['option']}`}>
          <input
            className="cover"
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            disabled={isDisabled?.(option)}
            onChange={() => onChange(option)}
          />
          {getLabel(option)}
        </label>
      ))}
    </div>
  );
}
