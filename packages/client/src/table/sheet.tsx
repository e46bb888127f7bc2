import type { KeyboardEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import styles from './sheet.module.css';
import { Later } from '../shell/later';
import { lazily } from '../shell/lazily';

const Pull = lazily(() => import('./pull').then((gesture) => ({ default: gesture.Pull })));

export const SHEET_HEIGHTS = ['low', 'usual', 'high'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

const STEP: { readonly [key: string]: number | undefined } = { ArrowUp: 1, ArrowDown: -1 };

interface SheetProps {
  readonly label: string;
  readonly usual?: 'usual' | 'fitting' | 'roomy'; // left out: as high as a decision needs
  readonly children: ReactNode;
}

/** The sheet below a phone's map: pulled down to its tabs, up over most of the map, or as high as a decision needs. */
export function Sheet({ label, usual = 'usual', children }: SheetProps) {
  const { t } = useTranslation('table');
  const [height, setHeight] = useState<SheetHeight>('usual');
  const sheet = useRef<HTMLElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const walk = (event: KeyboardEvent) => {
    const next = SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + (STEP[event.key] ?? 0)];
    if (next === undefined || next === height) return;
    event.preventDefault();
    setHeight(next);
  };
  return (
    <section
      ref={sheet}
      className={`${styles['sheet']} ${styles[height === 'usual' ? usual : height]}`}
      aria-label={label}
      data-height={height}
    >
      <button
        ref={grip}
        type="button"
        className={styles['grip']}
        aria-label={height === 'usual' ? t('sheet.up') : t('sheet.back')}
        data-testid="grip"
        onClick={() => setHeight(height === 'usual' ? 'high' : 'usual')}
        onKeyDown={walk}
      />
      {children}
      <Later>
        <Pull sheet={sheet} grip={grip} height={height} onHeight={setHeight} />
      </Later>
    </section>
  );
}
