import { type ReactNode, Component, useLayoutEffect } from 'react';
import { removeSplash } from '../lib/splash';
import { useTranslation } from '../i18n/use-translation';
import { ChunkLoadError } from '../lib/lazy-with-retry';
import { Button } from './button';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode; // rendered after an error; default: an alert
}

interface ErrorBoundaryState {
  readonly hasError: boolean;
  readonly mustReload: boolean; // a failed chunk is not loaded again otherwise
}

/** Contains an error in one part of the page, so that the rest stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { hasError: false, mustReload: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { hasError: true, mustReload: error instanceof ChunkLoadError };
  }

  override render() {
    const { hasError, mustReload } = this.state;
    const { children, fallback } = this.props;
    if (!hasError) return children;
    if (fallback !== undefined) return fallback;
    const retry = () => (mustReload ? location.reload() : this.setState({ hasError: false, mustReload }));
    return <ErrorFallback onRetry={retry} />;
  }
}

function ErrorFallback({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  useLayoutEffect(removeSplash, []);
  return (
    <div role="alert" className="column level middle gap-10 centred-text high pad-14-16">
      <p>
        <b>{t('errorBoundary.title')}</b>
        <br />
        {t('errorBoundary.hint')}
      </p>
      <Button size="small" onClick={onRetry}>
        {t('errorBoundary.retry')}
      </Button>
    </div>
  );
}
