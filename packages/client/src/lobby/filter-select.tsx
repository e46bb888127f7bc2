import styles from './table-filters.module.css';

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly isActive?: boolean; // default: the value is not empty
  readonly onChange: (value: string) => void;
}

/** A filter as a native `<select>`, which works with touch, keyboard and screen readers. */
export function FilterSelect({
  label,
  value,
  options,
  isActive = value !== '',
  onChange,
}: FilterSelectProps) {
  return (
    <select
      className={`${styles['chip']} ${styles['menu']} ${isActive ? styles['set'] : ''}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}
