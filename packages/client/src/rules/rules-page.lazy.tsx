import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { applyTheme, useTheme } from '../theme/theme';
import { Button, buttonClass } from '../ui/button';
import { TopBar } from '../page/top-bar';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { BandIcon, PawnIcon } from '../pieces/figures';
import { ConeCount } from '../pieces/cone-count';
import { FlameIcon } from '../pieces/flame';
import { HouseIcon } from '../pieces/house';
import { TokenIcon } from '../pieces/token';
import { VpSeal } from '../pieces/vp-seal';
import { CardsIcon, EyeIcon, UndoIcon } from '../ui/icons';
import { SettingsIcon } from '../ui/bar-icons';
import type { SectionId } from './sections';
import { toSearchWords } from './search';
import { RulesSearch, SEARCH_HIT } from './rules-search';
import { MarkedText } from './marked-text';
import { type FoundSection, findRules } from './find-rules';
import type { FigureId } from './figures';
import { ComponentTable } from './component-table';
import styles from './rules-page.module.css';

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

const RuleFigure = lazyWithRetry(() => import('./rule-figure.lazy').then((module) => module.RuleFigure));

const SUMMARY_PARTS = ['aim', 'spread', 'act', 'draw', 'points'] as const;

// Sections that figures explain better than text.
const FIGURES: { readonly [S in SectionId]?: readonly FigureId[] } = {
  FIRE: ['spread', 'cross'],
  ACT: ['reach', 'contain'],
  DEM: ['demolition'],
};

const COMPONENTS_ANCHOR = 'components';

/** The rules in our own words: a two-minute summary, the components, then each numbered rule. */
export function RulesPage() {
  const { t } = useTranslation(['rulebook', 'common']);
  const [query, setQuery] = useState('');
  const words = toSearchWords(query);
  const isSearching = words.length > 0;
  const { components, stacks, sections, count } = findRules(t, words);
  const hasComponents = components.length + stacks.length > 0;
  const contents: readonly ContentsEntry[] = [
    ...(hasComponents ? [{ anchor: COMPONENTS_ANCHOR, title: t('components.title') }] : []),
    ...sections.map(({ id, anchor }) => ({ anchor, title: t(`section.${id}`) })),
  ];
  useScrollToAnchor();
  usePrintTheme();
  return (
    <div className="page-high on-ground">
      <title>{`${t('title')}: ${t('common:gameTitle')}`}</title>
      <TopBar />
      <main className={`stack middle ${styles['floor']}`}>
        <h1>{t('title')}</h1>
        <div className={`unprinted ${styles['aside']}`}>
          <RulesSearch query={query} count={isSearching ? count : null} onChange={setQuery} />
          <TableOfContents entries={contents} />
        </div>
        <div className={styles['text']}>
          {!isSearching && <Summary />}
          {hasComponents && (
            <section id={COMPONENTS_ANCHOR} className={styles['section']}>
              <h2>
                <span className={styles['icon']} aria-hidden="true">
                  <TokenIcon size={SIZE} />
                </span>
                {t('components.title')}
              </h2>
              <ComponentTable components={components} stacks={stacks} words={words} />
              {!isSearching && <p className="quiet text-14-5 space-10">{t('components.ownCounts')}</p>}
            </section>
          )}
          {sections.map((section) => (
            <Section key={section.id} {...section} words={words} />
          ))}
        </div>
      </main>
    </div>
  );
}

function Summary() {
  const { t } = useTranslation('rulebook');
  return (
    <section className={`stack gap-10 on-panel framed round-8 ${styles['short']}`} aria-labelledby="short">
      <h2 id="short">{t('summary.title')}</h2>
      {SUMMARY_PARTS.map((part) => (
        <p key={part}>{t(`summary.${part}`)}</p>
      ))}
      <div className="unprinted flex wrap gap-10 space-6">
        <Link href="/first-turn" className={buttonClass({ variant: 'primary' })}>
          {t('startTutorial')}
        </Link>
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
    </section>
  );
}

interface ContentsEntry {
  readonly anchor: string;
  readonly title: string;
}

function TableOfContents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('rulebook');
  const current = useCurrentSection(entries.map(({ anchor }) => anchor).join(' '));
  return (
    <nav className={styles['contents']} aria-label={t('contents')}>
      <ul>
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} {...(anchor === current && { 'aria-current': 'true' as const })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Returns the anchor of the section in the upper part of the window; null: none of them. `anchors`: separated by spaces.
 */
function useCurrentSection(anchors: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setCurrent(entered.target.id);
      },
      { rootMargin: '-20% 0px -79% 0px' }, // a line below the top: one section crosses it
    );
    for (const anchor of anchors.split(' ')) {
      const section = document.getElementById(anchor);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [anchors]);
  return current;
}

interface SectionProps extends FoundSection {
  readonly words: readonly string[]; // of the search
}

function Section({ id, anchor, rules, words }: SectionProps) {
  const { t } = useTranslation('rulebook');
  const figures = words.length === 0 ? (FIGURES[id] ?? []) : [];
  return (
    <section id={anchor} className={styles['section']}>
      <h2>
        <SectionIcon section={id} />
        <span>
          <MarkedText text={t(`section.${id}`)} words={words} />
        </span>
      </h2>
      {figures.map((figure) => (
        <figure key={figure} className={`stack level gap-16 ${styles['figure']}`}>
          <Suspense fallback={<div className={`clipped framed round-8 on-map-paper ${styles['board']}`} />}>
            <RuleFigure id={figure} />
          </Suspense>
        </figure>
      ))}
      <ol className={`space-10 ruled ${styles['rules']}`}>
        {rules.map(({ id: rule, text }) => (
          <li key={rule} id={rule} {...SEARCH_HIT}>
            <a href={`#${rule}`} className={`relative one-line quiet plain-link ${styles['number']}`}>
              <MarkedText text={rule} words={words} />
            </a>
            <p>
              <MarkedText text={text} words={words} />
            </p>
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

/** Prints in the light theme, because paper is white. */
function usePrintTheme(): void {
  useEffect(() => {
    const applyLight = () => applyTheme('parchment');
    const applyCurrent = () => applyTheme(useTheme.getState().theme);
    window.addEventListener('beforeprint', applyLight);
    window.addEventListener('afterprint', applyCurrent);
    return () => {
      window.removeEventListener('beforeprint', applyLight);
      window.removeEventListener('afterprint', applyCurrent);
    };
  }, []);
}
