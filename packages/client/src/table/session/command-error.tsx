import type { ErrorCode } from '@great-fire/protocol';
import { useTranslation } from '../../i18n/use-translation';
import styles from './session.module.css';

/** Shows the error of a rejected command. Renders nothing if `code` is null. */
export function CommandError({ code }: { readonly code: ErrorCode | null }) {
  const { t } = useTranslation('common');
  if (code === null) return null;
  return (
    <p role="alert" className={styles['refused']}>
      {t(`error.${code}`, { field: '' })}
    </p>
  );
}
