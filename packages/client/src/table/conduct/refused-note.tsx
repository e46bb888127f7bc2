import type { ErrorCode } from '@great-fire/protocol';
import { useTranslation } from '../../i18n/use-translation';
import styles from './conduct.module.css';

/** Why a wish was not granted, in words; null: it was, or nothing was asked. */
export function RefusedNote({ code }: { readonly code: ErrorCode | null }) {
  const { t } = useTranslation('common');
  if (code === null) return null;
  return (
    <p role="alert" className={styles['refused']}>
      {t(`error.${code}`, { field: '' })}
    </p>
  );
}
