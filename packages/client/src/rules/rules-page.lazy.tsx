import type { ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { Button, buttonClass } from '../ui/button';
import { TopBar } from '../page/top-bar';
import styles from './rules-page.module.css';
import type { SectionId } from './sections';
import { SECTIONS } from './sections';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { BandIcon, PawnIcon } from '../pieces/figures';
import { ConeCount } from '../pieces/cone-count';
import { FlameIcon } from '../pieces/flame';
import { HouseIcon } from '../pieces/house';
import { TokenIcon } from '../pieces/token';
import { VpSeal } from '../pieces/vp-seal';
import { CardsIcon, EyeIcon, SettingsIcon, UndoIcon } from '../ui/icons';

const SIZE = 26;

const ICONS: { readonly [S in SectionId]: ReactNode } = {
  SET: <BandIcon size={SIZE} />,
  FIRE: <FlameIcon size={SIZE} />,
  BURN: <HouseIcon colour="red" size={SIZE} />,
  DBL: <TokenIcon kind="double-move" size={SIZE} />,
  ACT: <PawnIcon colour="green" size={SIZE} />,
  DEM: <TokenIcon kind="demolition" size={SIZE} />,
  DRAW: <CardsIcon size={SIZE} />,
  INT: <ConeCount count={3} size={SIZE} />,
  END: <VpSeal vp={6} size={SIZE} />,
  OPT: <SettingsIcon size={SIZE} />,
  UNDO: <UndoIcon size={SIZE} />,
  SEC: <EyeIcon size={SIZE} />,
};

/** Icon of the piece that a section is about. */
function SectionIcon({ section }: { readonly section: SectionId }) {
  return (
    <span className={styles['icon']} aria-hidden="true">
      {ICONS[section]}
    </span>
  );
}

const BoardFigure = lazyWithRetry(() => import('./board-figure.lazy').then((module) => module.BoardFigure));

const SUMMARY_PARTS = ['aim', 'spread', 'act', 'draw', 'points'] as const;

// Sections that a figure of the board explains better than text.
const FIGURES: { readonly [S in SectionId]?: 'spread' | 'contain' } = { FIRE: 'spread', ACT: 'contain' };

/** The rules in our own words: a two-minute summary, then each numbered rule. */
export function RulesPage() {
  const { t } = useTranslation(['rulebook', 'common']);
  useScrollToAnchor();
  return (
    <div className={styles['page']}>
      <title>{`${t('title')}: ${t('common:gameTitle')}`}</title>
      <TopBar />
      <div className={styles['floor']}>
        <TableOfContents />
        <main className={styles['text']}>
          <h1>{t('title')}</h1>
          <section className={styles['short']} aria-labelledby="short">
            <h2 id="short">{t('summary.title')}</h2>
            {SUMMARY_PARTS.map((part) => (
              <p key={part}>{t(`summary.${part}`)}</p>
            ))}
            <div className={styles['actions']}>
              <Link href="/first-turn" className={buttonClass({ variant: 'primary' })}>
                {t('startTutorial')}
              </Link>
              <Button onClick={() => window.print()}>{t('print')}</Button>
            </div>
          </section>
          {SECTIONS.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </main>
      </div>
    </div>
  );
}

function TableOfContents() {
  const { t } = useTranslation('rulebook');
  const current = useCurrentSection();
  return (
    <nav className={styles['contents']} aria-label={t('contents')}>
      <ul>
        {SECTIONS.map(({ id, anchor }) => (
          <li key={id}>
            <a href={`#${anchor}`} {...(anchor === current && { 'aria-current': 'true' as const })}>
              {t(`section.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the anchor of the section in the upper part of the window; null: none of them. */
function useCurrentSection(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setCurrent(entered.target.id);
      },
      { rootMargin: '-20% 0px -79% 0px' }, // a line below the top: one section crosses it
    );
    for (const { anchor } of SECTIONS) {
      const section = document.getElementById(anchor);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

function Section({ id, anchor, rules }: (typeof SECTIONS)[number]) {
  const { t } = useTranslation('rulebook');
  const figure = FIGURES[id];
  return (
    <section id={anchor} className={styles['section']}>
      <h2>
        <SectionIcon section={id} />
        {t(`section.${id}`)}
      </h2>
      {figure !== undefined && (
        <figure className={styles['figure']}>
          <div className={styles['board']}>
            <Suspense fallback={null}>
              <BoardFigure scene={figure} />
            </Suspense>
          </div>
          <figcaption>{t(`figure.${figure}`)}</figcaption>
        </figure>
      )}
      <ol className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule} id={rule}>
            <a href={`#${rule}`} className={styles['number']}>
              {rule}
            </a>
            <p>{t(`rule.${rule}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Scrolls to the URL's anchor after the lazy page has rendered, because the browser looked for it before. */
function useScrollToAnchor(): void {
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor === '') return;
    document.getElementById(anchor)?.scrollIntoView();
    window.location.replace(`#${anchor}`); // so that `:target` matches
  }, []);
}
