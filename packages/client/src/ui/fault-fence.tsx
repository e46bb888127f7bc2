import type { ReactNode } from 'react';
import { Component, useLayoutEffect } from 'react';
import { endFirstSight } from '../first-sight/first-sight';
import { useTranslation } from '../i18n/use-translation';
import { NotFetched } from '../shell/lazily';
import { Button } from './button';
import styles from './fault-fence.module.css';

interface FenceProps {
  readonly children: ReactNode;
  readonly fallback?: null; // null: nothing is shown in place of a part that broke; otherwise an alert
}

interface FenceState {
  readonly broken: boolean;
  readonly mustReload: boolean; // what is missing is not asked for again otherwise
}

/** Keeps a fault inside one part of the page: the rest of the table stays usable. */
export class FaultFence extends Component<FenceProps, FenceState> {
  override readonly state: FenceState = { broken: false, mustReload: false };

  static getDerivedStateFromError(error: unknown): FenceState {
    return { broken: true, mustReload: error instanceof NotFetched };
  }

  override render() {
    const { broken, mustReload } = this.state;
    if (!broken) return this.props.children;
    if (this.props.fallback === null) return null;
    const again = () => (mustReload ? location.reload() : this.setState({ broken: false, mustReload }));
    return <Fault onAgain={again} />;
  }
}

function Fault({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation();
  useLayoutEffect(endFirstSight, []);
  return (
    <div role="alert" className={styles['fault']}>
      <p>
        <b>{t('fault.title')}</b>
        <br />
        {t('fault.text')}
      </p>
      <Button size="small" onClick={onAgain}>
        {t('fault.again')}
      </Button>
    </div>
  );
}
