import type { ReactNode } from 'react';
import { type RejectedRequest, errorText } from '../api/request';
import { useTranslation } from '../i18n/use-translation';
import styles from './request-error.module.css';

/** An error message that screen readers announce. */
export function ErrorText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles['failed']}>
      {children}
    </p>
  );
}

/** Explains why the server refused a request. Renders nothing if `error` is null. */
export function RequestError({ error }: { readonly error: RejectedRequest | null }) {
  const { t } = useTranslation();
  return error !== null && <ErrorText>{errorText(t, error)}</ErrorText>;
}
