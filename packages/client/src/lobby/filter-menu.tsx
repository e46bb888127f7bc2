import styles from './table-filters.module.css';

interface FilterMenuProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly isSet?: boolean; // left out: where the value is not empty
  readonly onChange: (value: string) => void;
}

/** One choice of several that unfolds; the device's own list, which every hand and reader knows. */
export function FilterMenu({ label, value, options, isSet = value !== '', onChange }: FilterMenuProps) {
  return (
    <select
      className={`${styles['chip']} ${styles['menu']} ${isSet ? styles['set'] : ''}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  );
}
