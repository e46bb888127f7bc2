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
  readonly warning?: ReactNode; // before the press
  readonly buttonLabel: string; // what its button says
  readonly isDisabled: boolean; // it cannot be pressed now
  readonly onPress: () => void;
  readonly error: RequestFailure | null;
  readonly children: ReactNode; // what happens then
  readonly 'data-testid': string;
}

/** What a link does, at one press and not before: programs open links too. */
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
  const { t } = useTranslation('recover');
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

/** The way home, as the first thing to press. */
export function HomeLink() {
  const { t } = useTranslation('common');
  return (
    <Link href="/" className={buttonClass({ variant: 'primary', size: 'big', fullWidth: true })}>
      {t('home')}
    </Link>
  );
}
