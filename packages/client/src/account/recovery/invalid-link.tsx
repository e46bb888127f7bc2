import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useMe } from './claim';
import { RecoveryLayout } from './recovery-layout';
import { HomeLink } from './confirm-layout';

interface InvalidLinkProps {
  readonly title: string;
  readonly explanation: string;
  readonly onSelectMethod: (method: 'code' | 'mail') => void;
}

/** Explains that a link is invalid and offers the other ways to sign in. */
export function InvalidLink({ title, explanation, onSelectMethod }: InvalidLinkProps) {
  const { t } = useTranslation('recovery');
  const me = useMe();
  return (
    <RecoveryLayout
      title={title}
      explanation={explanation}
      form={
        <>
          <HomeLink />
          <Button fullWidth onClick={() => onSelectMethod('code')}>
            {t('haveCode')}
          </Button>
          {me?.hasEmail === true && (
            <Button fullWidth onClick={() => onSelectMethod('mail')}>
              {t('mail.title')}
            </Button>
          )}
        </>
      }
      listTitle={t('waysOn')}
    >
      <li>{t('makeNew')}</li>
      <li>{t('whereOpened')}</li>
    </RecoveryLayout>
  );
}
