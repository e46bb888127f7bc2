import { translateTableName } from '../../i18n/table-name';
import { useTable } from '../model/table-context';

/** The heading of the page for screen readers. The bar has no room for it. */
export function TableHeading() {
  const { match } = useTable('match');
  return <h1 className="visually-hidden">{translateTableName(match.tableName)}</h1>;
}
