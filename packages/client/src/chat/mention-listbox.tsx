import styles from './chat-tools.module.css';

interface MentionListboxProps {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly activeIndex: number;
  readonly onPick: (name: string) => void;
}

/** The listbox of the combobox. The field keeps the focus and moves the active option with the arrow keys. */
export function MentionListbox({ id, label, names, activeIndex, onPick }: MentionListboxProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles['people']} data-testid="people-list">
      {names.map((name, index) => (
        <li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
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
