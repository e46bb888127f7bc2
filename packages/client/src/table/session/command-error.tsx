import type { ErrorCode } from '@great-fire/protocol';
import { useTranslation } from '../../i18n/use-translation';
import styles from './session.module.css';

/** Why a wish was not granted, in words; null: it was, or nothing was asked. */
export function CommandError({ code }: { readonly code: ErrorCode | null }) {
  const { t } = useTranslation('common');
  if (code === null) return null;
  return (
    <p role="alert" className={styles['refused']}>
      {t(`error.${code}`, { field: '' })}
    </p>
  );
}
