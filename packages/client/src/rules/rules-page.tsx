import { Suspense, useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { Button, buttonClass } from '../ui/button';
import { TopBar } from '../app/top-bar';
import styles from './rules-page.module.css';
import { SectionIcon } from './section-icon';
import type { SectionId } from './sections';
import { SECTIONS } from './sections';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const BoardFigure = lazyWithRetry(() =>
  import('./board-figure').then((module) => ({ default: module.BoardFigure })),
);

const SUMMARY_PARTS = ['aim', 'spread', 'act', 'draw', 'points'] as const;

// Where a picture of the board says more than words.
const FIGURES: { readonly [S in SectionId]?: 'spread' | 'contain' } = { FIRE: 'spread', ACT: 'contain' };

/** The rules in our own words: in two minutes, and then one by one under their numbers. */
export function RulesPage() {
  const { t } = useTranslation(['rulebook', 'common']);
  useScrollToAnchor();
  useEffect(() => {
    document.title = `${t('title')}: ${t('common:title')}`;
  }, [t]);
  return (
    <div className={styles['page']}>
      <TopBar />
      <div className={styles['floor']}>
        <TableOfContents />
        <main className={styles['text']}>
          <h1>{t('title')}</h1>
          <section className={styles['short']} aria-labelledby="short">
            <h2 id="short">{t('short.title')}</h2>
            {SUMMARY_PARTS.map((part) => (
              <p key={part}>{t(`short.${part}`)}</p>
            ))}
            <div className={styles['ways']}>
              <Link href="/first-turn" className={buttonClass({ variant: 'primary' })}>
                {t('tryIt')}
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
  return (
    <nav className={styles['contents']} aria-label={t('contents')}>
      <ul>
        {SECTIONS.map(({ id, anchor }) => (
          <li key={id}>
            <a href={`#${anchor}`}>{t(`section.${id}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
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

/** The page came after its address: the browser has looked for the anchor already, in vain. */
function useScrollToAnchor(): void {
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor === '') return;
    document.getElementById(anchor)?.scrollIntoView();
    window.location.replace(`#${anchor}`); // so that `:target` marks it
  }, []);
}
