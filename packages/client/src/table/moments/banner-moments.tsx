/** The moments that a slip at the top of the map announces. */
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { EASINGS, useWebAnimation } from '../animation/sprite';
import { CARD_HEIGHT, StackCardFace } from './moment-cards';
import type { MomentProps } from './moment-props';
import styles from './moments.module.css';

interface BannerProps {
  readonly durationMs: number;
  readonly picture: ReactNode;
  readonly title: string;
  readonly detail: string;
}

/** A slip with a card at the top of the map. The city below it stays free. */
function Banner({ durationMs, picture, title, detail }: BannerProps) {
  const slip = useRef<HTMLDivElement>(null);
  useWebAnimation(
    () => (slip.current === null ? [] : [slip.current]),
    [
      { transform: 'translateY(-18px) rotate(-1.5deg)', opacity: 0, easing: EASINGS.close },
      { transform: 'none', opacity: 1, offset: 0.12 },
      { transform: 'none', opacity: 1, offset: 0.86, easing: 'ease-in' },
      { transform: 'translateY(-10px)', opacity: 0 },
    ],
    { duration: durationMs, fill: 'both' },
  );
  return (
    <div ref={slip} className={`row on-panel framed round-8 raised gap-16 pressable ${styles['banner']}`}>
      {picture}
      <div>
        <p className={`ink block ${styles['title']}`}>{title}</p>
        <p className={`quiet block ${styles['detail']}`}>{detail}</p>
      </div>
    </div>
  );
}

export function StackCardMoment({ moment, durationMs }: MomentProps<'stack-card'>) {
  const { t } = useTranslation('moments');
  return (
    <Banner
      durationMs={durationMs}
      picture={<StackCardFace letter={moment.letter} height={CARD_HEIGHT} />}
      title={t('fireGrows')}
      detail={t('stackCard', { letter: moment.letter })}
    />
  );
}

export function LastRoundMoment({ moment, durationMs }: MomentProps<'last-round'>) {
  const { t } = useTranslation('moments');
  return (
    <Banner
      durationMs={durationMs}
      picture={<Bell />}
      title={t('lastRound')}
      detail={t('turnsLeft', { count: moment.turns })}
    />
  );
}

const Bell = () => (
  <svg viewBox="-32 -34 64 68" height={72} aria-hidden="true">
    <g fill="var(--token)" stroke="var(--token-mark)" strokeWidth={2} strokeLinejoin="round">
      <circle cy={22} r={6} />
      <path d="M-22 18C-16 10-18-4-14-12C-10-20 10-20 14-12C18-4 16 10 22 18Z" />
      <path d="M-3-18V-26H3V-18M-17.500 8H17.500M-16.500 2H16.500" fill="none" />
    </g>
  </svg>
);
