import type { ReactNode } from 'react';
import { Component } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from './button';
import styles from './fault-fence.module.css';

interface FenceProps {
  readonly children: ReactNode;
}

/** Keeps a fault inside one part of the page: the rest of the table stays usable. */
export class FaultFence extends Component<FenceProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <Fault onAgain={() => this.setState({ broken: false })} />;
  }
}

function Fault({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation();
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
