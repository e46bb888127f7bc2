import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { anchor } from '../lib/anchors';
import styles from './tabs.module.css';
import { getNextIndex } from './use-roving-tabindex';

interface Tab<T extends string> {
  readonly name: T;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly badge?: ReactNode; // a `TabBadge`
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (name: T) => void;
  readonly placement?: 'top' | 'bottom';
  readonly children: ReactNode; // content of the selected tab
}

/** The number of unread items beside the title of a tab. */
export const TabBadge = ({ children }: { readonly children: string }) => (
  <span className={styles['count']}>{children}</span>
);

/** Tabs: a row of texts, or with icons at the bottom of a phone. Arrow keys, Home and End select a tab. */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  placement = 'top',
  children,
}: TabsProps<T>) {
  const id = useId();
  const handleKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === value);
    const nextIndex = getNextIndex(event.key, index, tabs.length, 'horizontal');
    const next = nextIndex === null ? undefined : tabs[nextIndex];
    if (next === undefined) return;
    event.preventDefault(); // Home and End would scroll the page
    onChange(next.name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={`${styles['list']} ${placement === 'bottom' ? styles['bottom'] : ''}`}
        onKeyDown={handleKey}
      >
        {tabs.map(({ name, title, icon, badge }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-testid={`tab-${name}`}
            {...anchor(`tab-${name}`)}
            aria-selected={name === value}
            aria-controls={name === value ? `${id}-panel` : undefined}
            tabIndex={name === value ? 0 : -1}
            className={`inner-focus ${styles['tab']}`}
            onClick={() => onChange(name)}
          >
            {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
            {title}
            {badge}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles['panel']}>
        {children}
      </div>
    </>
  );
}
