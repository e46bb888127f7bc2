import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation';
import { RequestError } from '../../ui/request-error';
import type { RequestFailure } from '../../api/use-mutation';
import { Button, buttonClass } from '../../ui/button';
import { RecoveryLayout } from './recovery-layout';

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
export function ConfirmLayout({
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
          <Button variant="primary" size="big" fullWidth disabled={isDisabled} onClick={onPress} {...rest}>
            {buttonLabel}
          </Button>
          <RequestError error={error} />
        </>
      }
      listTitle={t('happens')}
    >
      {children}
    </RecoveryLayout>
  );
}

/** Link to the lobby as the primary action. */
export function HomeLink() {
  const { t } = useTranslation('common');
  return (
    <Link href="/" className={buttonClass({ variant: 'primary', size: 'big', fullWidth: true })}>
      {t('home')}
    </Link>
  );
}
