import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { listed } from '../i18n/listed';
import { useIsWide } from '../shell/media';
import { nameOf } from '../table/table-context';
import { TopBar } from '../ui/top-bar';
import { useReplay } from './replay-context';
import styles from './replay.module.css';

/** The bar over the viewer: that it is one, and the way to the table. */
export function ReplayBar() {
  const { t } = useTranslation(['replay', 'common']);
  const { match, course, table, view } = useReplay();
  const isWide = useIsWide();
  const colours = view.rules.hiddenColours
    ? t('common:variant.hiddenColours')
    : t('common:variant.openColours');
  const title = course.isOver ? t('replay') : t('soFar');
  return (
    <TopBar
      short={!isWide}
      middle={
        <span className={styles['title']}>
          {title}
          {table !== null && (
            <Link href={table} className={styles['toTable']} data-testid="to-table">
              {t('toTable')}
            </Link>
          )}
        </span>
      }
      {...(isWide && { sub: `${colours}, ${t('common:players', { count: match.seats.length })}` })}
    />
  );
}

/** The page's heading, for those who walk a page by its headings. */
export function ReplayHeading() {
  const { t } = useTranslation('replay');
  const { match } = useReplay();
  const names = listed(match.seats.map((_, seat) => nameOf(match, seat)));
  return <h1 className="visually-hidden">{t('title', { names })}</h1>;
}
