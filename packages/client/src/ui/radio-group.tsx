import { useId } from 'react';
import styles from './radio-group.module.css';

interface RadioGroupProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T | null; // null: no choice yet
  readonly onChange: (value: T) => void;
  readonly getLabel: (option: T) => string;
  readonly getHint?: (option: T) => string | null; // at the end of its row
}

/** A group of radio buttons with a text for each option, one per row. */
export function RadioGroup<T extends string>({
  label,
  options,
  value,
  onChange,
  getLabel,
  getHint,
}: RadioGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles['list']}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option} className={`row gap-10 press leading-1-2 ${styles['option']}`}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{getLabel(option)}</span>
          {getHint !== undefined && <small className="push">{getHint(option)}</small>}
        </label>
      ))}
    </fieldset>
  );
}
