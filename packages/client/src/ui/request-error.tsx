import type { NotAllowedReason } from '@great-fire/protocol';
import { type ReactNode, Suspense } from 'react';
import type { RejectedRequest } from '../api/request';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { ErrorBoundary } from './error-boundary';

/** An error message that screen readers announce. */
export function ErrorText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="whole-row bold ember">
      {children}
    </p>
  );
}

interface RequestErrorProps {
  readonly error: RejectedRequest | null;
}

/** Explains why the server refused a request. Renders nothing if `error` is null. */
export function RequestError({ error }: RequestErrorProps) {
  if (error === null) return null;
  const { code, reason } = error;
  if (code !== 'not-allowed-now' || reason === undefined) return <CodeText error={error} />;
  return (
    <ErrorBoundary fallback={<CodeText error={error} />}>
      <Suspense fallback={null}>
        <ReasonText reason={reason} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The text for the error's code, with the wait if that is longer than a minute. */
function CodeText({
  error: { code, field = '', retryAfterSeconds = 0 },
}: {
  readonly error: RejectedRequest;
}) {
  const { t } = useTranslation();
  return (
    <ErrorText>
      {retryAfterSeconds >= 60
        ? t('retryInMinutes', { count: Math.ceil(retryAfterSeconds / 60) })
        : t(`error.${code}`, { field })}
    </ErrorText>
  );
}

// Lazy for its texts: few requests are refused for such a reason.
const ReasonText = lazyWithMessages(() => Promise.resolve(LoadedReasonText), 'refusals');

function LoadedReasonText({ reason }: { readonly reason: NotAllowedReason }) {
  const { t } = useTranslation('refusals');
  return <ErrorText>{t(`notAllowed.${reason}`)}</ErrorText>;
}
