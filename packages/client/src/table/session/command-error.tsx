import { errorText } from '../../api/error-text';
import type { RejectedRequest } from '../../api/error-text';
import { useTranslation } from '../../i18n/use-translation';
import styles from './session.module.css';

/** Shows the error of a rejected command. Renders nothing if `error` is null. */
export function CommandError({ error }: { readonly error: RejectedRequest | null }) {
  const { t } = useTranslation('common');
  if (error === null) return null;
  return (
    <p role="alert" className={styles['refused']}>
      {errorText(t, error)}
    </p>
  );
}
