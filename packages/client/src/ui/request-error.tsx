import { useTranslation } from '../i18n/use-translation';
import styles from '../create-table/create-table-form.module.css';
import type { RequestFailure } from '../api/use-mutation';

/** Explains why the server refused a request. */
export function RequestError({ error }: { readonly error: RequestFailure | null }) {
  const { t } = useTranslation();
  if (error === null) return null;
  return (
    <p role="alert" className={styles['failed']}>
      {t(`error.${error.code}`, { field: error.field })}
    </p>
  );
}
