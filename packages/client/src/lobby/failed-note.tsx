import { useTranslation } from '../i18n/use-translation';
import styles from './start-slip.module.css';
import type { Failed } from './use-request';

/** Why the server did not do what was asked. */
export function FailedNote({ failed }: { readonly failed: Failed | null }) {
  const { t } = useTranslation();
  if (failed === null) return null;
  return (
    <p role="alert" className={styles['failed']}>
      {t(`error.${failed.code}`, { field: failed.field })}
    </p>
  );
}
