import { type ReactNode, useId, useState } from 'react';
import type { RejectedRequest } from '../../api/request';
import { useTranslation } from '../../i18n/use-translation';
import { PaperPanel } from '../../ui/paper';
import { RequestError } from '../../ui/request-error';
import { ChevronIcon } from '../../ui/icons';
import styles from './session.module.css';

interface SessionCardProps {
  readonly title: string;
  readonly error?: RejectedRequest | null; // of the last command
  readonly actions?: ReactNode; // buttons
  readonly children?: ReactNode;
  readonly testId: string;
}

/** A card above the map. Collapsed, it shows only its title and covers little of the map. */
export function SessionCard({ title, error = null, actions, children, testId }: SessionCardProps) {
  const { t } = useTranslation('session');
  const [isOpen, setOpen] = useState(true);
  const titleId = useId();
  return (
    <PaperPanel
      className="column gap-8 wide lowerable scroll round-8 contained pad-14-16"
      aria-labelledby={titleId}
      data-testid={testId}
    >
      <div className="flex spread gap-10 top">
        <h2 id={titleId} className="any-break fell-20">
          {title}
        </h2>
        <button
          type="button"
          className={`centre firm quiet round-6 ${styles['fold']}`}
          aria-label={t('expand')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronIcon size={16} />
        </button>
      </div>
      {isOpen && (
        <>
          {children}
          <RequestError error={error} />
          {actions !== undefined && <div className="row wrap gap-8">{actions}</div>}
        </>
      )}
    </PaperPanel>
  );
}
