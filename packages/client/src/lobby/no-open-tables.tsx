import type { TableFilter } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import styles from './lobby-list.module.css';

interface NoOpenTablesProps {
  readonly filter: TableFilter;
  readonly onShowAll: () => void;
  readonly onCreateTable: () => void;
}

/** Message if no open table matches. With a filter, has buttons to clear it or to create such a table. */
export function NoOpenTables({ filter, onShowAll, onCreateTable }: NoOpenTablesProps) {
  const { t } = useTranslation('lobby');
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className={styles['empty']} role="status" data-testid="no-table">
      <b>{isFiltered ? t('filter.none') : t('nobodyYet')}</b>
      {!isFiltered && t('nobodyYetHint')}
      {isFiltered && (
        <div className={styles['ways']}>
          <Button onClick={onShowAll}>{t('filter.showAll')}</Button>
          <Button onClick={onCreateTable}>{t('filter.openLike')}</Button>
        </div>
      )}
    </div>
  );
}
