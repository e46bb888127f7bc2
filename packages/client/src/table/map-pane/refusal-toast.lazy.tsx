import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { basePath } from '../../lib/routes';
import { CloseIcon } from '../../ui/icons';
import type { InputError } from '../move-input/draft-store';
import { findLastPress } from './last-press';
import styles from './map-alerts.module.css';

const SHOWN_MS = 8000;
const EDGE_MARGIN = 8; // px to the edge of the window
const PRESS_GAP = 22; // px between the press and the message, for a fingertip

interface RefusalToastProps {
  readonly error: InputError;
  readonly onClose: () => void;
}

/**
 * Why the last input was rejected, beside the place that was pressed. Closes by itself, but not while it is pointed at or
 * has the focus.
 */
export function RefusalToast({ error: { refusal, code }, onClose }: RefusalToastProps) {
  const { t } = useTranslation(['table', 'common', 'refusals']);
  const [press] = useState(findLastPress);
  const [isHeld, setHeld] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useLayoutEffect(() => {
    const toast = ref.current;
    if (toast === null) return;
    const { width, height } = toast.getBoundingClientRect();
    const right = window.innerWidth - width - EDGE_MARGIN;
    const above = press.y - height - PRESS_GAP;
    toast.style.left = `${Math.max(EDGE_MARGIN, Math.min(press.x - width / 2, right))}px`;
    toast.style.top = `${above >= EDGE_MARGIN ? above : press.y + PRESS_GAP}px`;
  }, [press]);
  return (
    <div
      ref={ref}
      role="alert"
      className={`${styles['notice']} ${styles['toast']}`}
      data-testid="input-alert"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>
        {refusal !== null
          ? t(`refusals:reason.${refusal.reason}`)
          : t(`common:error.${code ?? 'internal-error'}`, { field: '' })}
      </span>
      {refusal !== null && (
        <a
          href={`${basePath()}/rules#${refusal.rule}`}
          target="_blank"
          className="one-line text-13-5 quiet-on-bar"
        >
          {t('alert.ruleLink', { rule: refusal.rule })}
        </a>
      )}
      <button
        type="button"
        className={`centre firm round-6 bar-focus inner-focus ${styles['close']}`}
        aria-label={t('alert.dismiss')}
        onClick={onClose}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  );
}
