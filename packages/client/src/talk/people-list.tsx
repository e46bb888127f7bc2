import styles from './tools.module.css';

interface PeopleListProps {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly active: number;
  readonly onPick: (name: string) => void;
}

/** Who may be mentioned; the field keeps the focus and walks it by arrows. */
export function PeopleList({ id, label, names, active, onPick }: PeopleListProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles['people']} data-testid="people-list">
      {names.map((name, index) => (
        <li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => {
            event.preventDefault(); // the field keeps the focus
            onPick(name);
          }}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
