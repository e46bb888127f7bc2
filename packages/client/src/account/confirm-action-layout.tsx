import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import type { RequestFailure } from '../api/use-mutation';
import { Button, buttonClass } from '../ui/button';
import { IllustratedLayout } from '../page/illustrated-layout';
import { PaperPanel } from '../ui/paper';
import { TopBar } from '../page/top-bar';
import styles from './recover-page.module.css';

interface RecoveryLayoutProps {
  readonly title: string;
  readonly explanation: string;
  readonly form: ReactNode;
  readonly listTitle: string;
  readonly children: ReactNode;
}

/** Layout of the recovery pages: a title, a form and a list of further facts. */
export function RecoveryLayout({ title, explanation, form, listTitle, children }: RecoveryLayoutProps) {
  return (
    <IllustratedLayout
      variant="narrow"
      bar={<TopBar />}
      hero={
        <>
          <div role="status">
            <h1>{title}</h1>
            <p className={`quiet text-18 ${styles['why']}`}>{explanation}</p>
          </div>
          <PaperPanel className="stack gap-10 pad-14-16">{form}</PaperPanel>
        </>
      }
    >
      <h2 className={styles['head']}>{listTitle}</h2>
      <ul className={`line-below ruled ${styles['list']}`}>{children}</ul>
    </IllustratedLayout>
  );
}

interface ConfirmLayoutProps {
  readonly title: string;
  readonly explanation: string;
  readonly warning?: ReactNode; // above the button
  readonly buttonLabel: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
  readonly error: RequestFailure | null;
  readonly children: ReactNode; // list of the effects
  readonly 'data-testid': string;
}

/** Describes what a link does and does it only on a press: mail scanners and previews open links too. */
export function ConfirmActionLayout({
  title,
  explanation,
  warning,
  buttonLabel,
  isDisabled,
  onPress,
  error,
  children,
  ...rest
}: ConfirmLayoutProps) {
  const { t } = useTranslation('recovery');
  return (
    <RecoveryLayout
      title={title}
      explanation={explanation}
      form={
        <>
          {warning}
          <Button variant="primary" size="large" fullWidth disabled={isDisabled} onClick={onPress} {...rest}>
            {buttonLabel}
          </Button>
          <RequestError error={error} />
        </>
      }
      listTitle={t('nextStepsTitle')}
    >
      {children}
    </RecoveryLayout>
  );
}

export function HomeLink() {
  const { t } = useTranslation('common');
  return (
    <Link href="/" className={buttonClass({ variant: 'primary', size: 'large', fullWidth: true })}>
      {t('backToLobby')}
    </Link>
  );
}
