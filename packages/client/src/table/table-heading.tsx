import { translateTableName } from '../i18n/table-name';
import { useTable } from './table-context';

/** The page's heading, for those who walk a page by its headings: the bar has no room for it. */
export function TableHeading() {
  const { match } = useTable();
  return <h1 className="visually-hidden">{translateTableName(match.tableName)}</h1>;
}
