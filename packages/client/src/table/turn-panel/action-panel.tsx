import type { ReactNode } from 'react';
import { Paper } from '../../ui/paper';
import styles from './action-panel.module.css';

interface ActionPanelProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly left?: ReactNode; // a button at the left
  readonly children?: ReactNode; // buttons at the right
}

/** The slip where the hand lies otherwise: what is asked, and the buttons that answer. */
export function ActionPanel({ title, hint, icon, left, children }: ActionPanelProps) {
  return (
    <Paper className={styles['dock']}>
      <div className={styles['head']}>
        {icon}
        <div>
          <h2 className={styles['title']}>{title}</h2>
          {hint !== undefined && <p className={styles['words']}>{hint}</p>}
        </div>
      </div>
      {(left !== undefined || children !== undefined) && (
        <div className={styles['buttons']}>
          {left}
          <span className={styles['gap']} />
          {children}
        </div>
      )}
    </Paper>
  );
}
