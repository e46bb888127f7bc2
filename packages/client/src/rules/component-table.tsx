import { useTranslation } from '../i18n/use-translation';
import type { ComponentRow } from './component-rows';
import { MarkedText } from './marked-text';
import styles from './rules-page.module.css';
import { SEARCH_HIT } from './rules-search';

interface ComponentTableProps {
  readonly components: readonly ComponentRow[];
  readonly stacks: readonly ComponentRow[]; // by number of players
  readonly words: readonly string[]; // of the search
}

/** The components of the game, and the stacks for each number of players. */
export function ComponentTable({ components, stacks, words }: ComponentTableProps) {
  const { t } = useTranslation('rulebook');
  return (
    <table className={`wide leading-1-3 text-16 space-10 ${styles['components']}`}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('components.column.component')}</th>
          <th scope="col">{t('components.column.count')}</th>
          <th scope="col">{t('components.column.details')}</th>
        </tr>
      </thead>
      <tbody>
        {components.map((row) => (
          <ComponentTableRow key={row.id} row={row} words={words} />
        ))}
      </tbody>
      {stacks.length > 0 && (
        <tbody>
          <tr>
            <th colSpan={3} scope="rowgroup" className={styles['group']}>
              <MarkedText text={t('components.stacks')} words={words} />
            </th>
          </tr>
          {stacks.map((row) => (
            <ComponentTableRow key={row.id} row={row} words={words} />
          ))}
        </tbody>
      )}
    </table>
  );
}

interface ComponentTableRowProps {
  readonly row: ComponentRow;
  readonly words: readonly string[];
}

function ComponentTableRow({ row: { icon, name, count, details }, words }: ComponentTableRowProps) {
  return (
    <tr {...SEARCH_HIT}>
      <th scope="row">
        <span className="row gap-8 bold">
          {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
          <span>
            <MarkedText text={name} words={words} />
          </span>
        </span>
      </th>
      {count !== null && (
        <td>
          <MarkedText text={count} words={words} />
        </td>
      )}
      <td {...(count === null && { colSpan: 2 })} className={styles['details']}>
        <ul>
          {details.map(({ text, icon: detailIcon }) => (
            <li key={text}>
              {detailIcon}
              <span>
                <MarkedText text={text} words={words} />
              </span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
