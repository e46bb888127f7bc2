import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { useSitting } from './claim';
import { Leaf } from './leaf';
import { HomeLink } from './press-leaf';

interface LostProps {
  readonly title: string;
  readonly why: string;
  readonly onWay: (way: 'code' | 'mail') => void;
}

/** A link that does nothing any more, and the ways on. */
export function Lost({ title, why, onWay }: LostProps) {
  const { t } = useTranslation('recover');
  const me = useSitting();
  return (
    <Leaf
      title={title}
      why={why}
      slip={
        <>
          <HomeLink />
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
