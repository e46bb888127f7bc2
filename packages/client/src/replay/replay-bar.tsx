import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { formatList } from '../i18n/format';
import { useIsDesktop } from '../lib/use-media-query';
import { nameOf } from '../table/model/table-context';
import { TopBar } from '../page/top-bar';
import { useReplay } from './replay-context';
import styles from './replay.module.css';

/** Top bar of the replay, with a link to the table. */
export function ReplayBar() {
  const { t } = useTranslation(['replay', 'common']);
  const { match, source, tablePath, view } = useReplay();
  const isDesktop = useIsDesktop();
  const colours = view.rules.hiddenColours
    ? t('common:variant.hiddenColours')
    : t('common:variant.openColours');
  const title = source.isOver ? t('replayLabel') : t('gameInProgressLabel');
  return (
    <TopBar
      isCompact={!isDesktop}
      center={
        <span className="flex baseline gap-14 one-line fell-20">
          {title}
          {tablePath !== null && (
            <Link href={tablePath} className={styles['toTable']} data-testid="to-table">
              {t('backToTable')}
            </Link>
          )}
        </span>
      }
      {...(isDesktop && {
        subtitle: `${colours}, ${t('common:playerCount', { count: match.seats.length })}`,
      })}
    />
  );
}

/** Title of the document, and heading of the page for screen readers. */
export function ReplayHeading() {
  const { t } = useTranslation('replay');
  const { match } = useReplay();
  const names = formatList(match.seats.map((_, seat) => nameOf(match, seat)));
  const title = t('title', { names });
  return (
    <>
      <title>{title}</title>
      <h1 className="visually-hidden">{title}</h1>
    </>
  );
}
