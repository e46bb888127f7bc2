import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { Button, buttonClass } from '../ui/button';
import { useSitting } from './claim';
import { Leaf } from './leaf';

interface LostProps {
  readonly title: string;
  readonly why: string;
  readonly onWay: (way: 'code' | 'mail') => void;
}

/** A link that does nothing any more, and the ways on. */
export function Lost({ title, why, onWay }: LostProps) {
  const { t } = useTranslation(['recover', 'common']);
  const me = useSitting();
  return (
    <Leaf
      title={title}
      why={why}
      slip={
        <>
          <Link href="/" className={buttonClass({ kind: 'primary', size: 'big', wide: true })}>
            {t('common:home')}
          </Link>
          <Button wide onClick={() => onWay('code')}>
            {t('haveCode')}
          </Button>
          {me?.hasMail === true && (
            <Button wide onClick={() => onWay('mail')}>
              {t('mail.title')}
            </Button>
          )}
        </>
      }
      listTitle={t('waysOn')}
    >
      <li>{t('makeNew')}</li>
      <li>{t('whereOpened')}</li>
    </Leaf>
  );
}
