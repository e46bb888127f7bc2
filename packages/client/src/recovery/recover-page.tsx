import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { claimLink } from '../connection/me-api';
import { FailedNote } from '../lobby/failed-note';
import { Button, buttonClass } from '../ui/button';
import { ByCode } from './by-code';
import { SitsAlready, useClaim, useSitting } from './claim';
import { Leaf } from './leaf';
import { cameByNoLink, linkKey, takeLinkKey } from './link-key';

/** Where a recovery link leads, and where a recovery code is typed: says what it will do, and does it at one press. */
export function RecoverPage() {
  const { t } = useTranslation(['recover', 'common']);
  const key = useLinkKey();
  const [refused, setRefused] = useState<string | null>(null); // a key
  const [isByCode, setByCode] = useState(cameByNoLink);
  const title = t('common:title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  const byCode = () => setByCode(true);
  if (key === null && isByCode) return <ByCode />;
  if (key === null) return <Lost title={t('broken')} why={t('brokenWhy')} onCode={byCode} />;
  if (refused === key)
    return isByCode ? <ByCode /> : <Lost title={t('gone')} why={t('goneWhy')} onCode={byCode} />;
  const refuse = () => {
    setByCode(false);
    setRefused(key);
  };
  return <TakeOver key={key} linkKey={key} onRefused={refuse} />;
}

/** The key of the link that was opened last: another may be pasted into the address of this same page. */
function useLinkKey(): string | null {
  const [key, setKey] = useState(linkKey);
  useEffect(() => {
    const take = () => {
      takeLinkKey();
      setKey(linkKey());
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return key;
}

function TakeOver({ linkKey: key, onRefused }: { readonly linkKey: string; readonly onRefused: () => void }) {
  const { t } = useTranslation('recover');
  const { isBusy, failed, claim } = useClaim();
  const me = useSitting();
  const isRefused = failed !== null && (failed.code === 'not-found' || failed.code === 'bad-request');
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  return (
    <Leaf
      title={t('title')}
      why={t('why')}
      slip={
        <>
          <SitsAlready me={me} />
          <Button
            kind="primary"
            size="big"
            wide
            disabled={isBusy || me === undefined}
            data-testid="take-over"
            onClick={() => void claim((secret) => claimLink({ key, secret }))}
          >
            {t('takeOver')}
          </Button>
          <FailedNote failed={isRefused ? null : failed} />
        </>
      }
      listTitle={t('happens')}
    >
      <li>{t('here')}</li>
      <li>{t('there')}</li>
      <li>{t('once')}</li>
    </Leaf>
  );
}

interface LostProps {
  readonly title: string;
  readonly why: string;
  readonly onCode: () => void;
}

/** A link that does nothing any more, and the ways on. */
function Lost({ title, why, onCode }: LostProps) {
  const { t } = useTranslation(['recover', 'common']);
  return (
    <Leaf
      title={title}
      why={why}
      slip={
        <>
          <Link href="/" className={buttonClass({ kind: 'primary', size: 'big', wide: true })}>
            {t('common:home')}
          </Link>
          <Button wide onClick={onCode}>
            {t('haveCode')}
          </Button>
        </>
      }
      listTitle={t('waysOn')}
    >
      <li>{t('makeNew')}</li>
      <li>{t('whereOpened')}</li>
    </Leaf>
  );
}
