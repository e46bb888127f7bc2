import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import styles from './tabs.module.css';

interface Tab<T extends string> {
  readonly name: T;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly count?: string; // news that nobody has seen
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly chosen: T;
  readonly onChoose: (name: T) => void;
  readonly place?: 'top' | 'bottom';
  readonly children: ReactNode; // the chosen tab's content
}

const STEP: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs as a row of words, or at the bottom of a phone with a drawing each. */
export function Tabs<T extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  place = 'top',
  children,
}: TabsProps<T>) {
  const id = useId();
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[(at + (STEP[event.key] ?? 0) + tabs.length) % tabs.length];
    if (next === undefined || next.name === chosen) return;
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={`${styles['list']} ${place === 'bottom' ? styles['bottom'] : ''}`}
        onKeyDown={walk}
      >
        {tabs.map(({ name, title, icon, count = '' }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-testid={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChoose(name)}
          >
            {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
            {title}
            {count !== '' && <span className={styles['count']}>{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles['panel']}>
        {children}
      </div>
    </>
  );
}
