import { useId } from 'react';
import styles from './radio-list.module.css';

interface RadioListProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T | null; // null: none yet
  readonly onChange: (value: T) => void;
  readonly called: (option: T) => string;
  readonly note?: (option: T) => string | null; // at the end of its line
}

/** One of a few that need words, each on a line of its own under what is asked. */
export function RadioList<T extends string>({
  label,
  options,
  value,
  onChange,
  called,
  note,
}: RadioListProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles['list']}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option} className={styles['option']} data-option={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{called(option)}</span>
          {note !== undefined && <small>{note(option)}</small>}
        </label>
      ))}
    </fieldset>
  );
}
