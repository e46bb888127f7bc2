import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useLocation } from 'wouter';
import { claimLink } from '../connection/me-api';
import { FailedNote } from '../lobby/failed-note';
import { Button } from '../ui/button';
import { ByCode } from './by-code';
import { ByMail } from './by-mail';
import { SitsAlready, useClaim, useSitting } from './claim';
import { Leaf } from './leaf';
import { Lost } from './lost';
import { takenKey } from './link-key';
import { linkKey, useTaken } from './links';
import { MailPage } from './mail-page';

/** Where links lead that were sent, and where a recovery code or an e-mail address is typed. */
export function RecoverPage() {
  const { t } = useTranslation();
  const [address] = useLocation();
  const title = t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return address === '/mail' ? <MailPage /> : <Recover />;
}

type Way = 'code' | 'mail' | null;

/** Says what a recovery link will do, and does it at one press; or offers the ways without one. */
function Recover() {
  const { t } = useTranslation('recover');
  const key = useTaken(linkKey);
  const [refused, setRefused] = useState<string | null>(null); // a key
  const [way, setWay] = useState<Way>(takenKey() === '' ? 'code' : null);
  if (key !== null && refused !== key) {
    const refuse = () => {
      setWay(null);
      setRefused(key);
    };
    return <TakeOver key={key} linkKey={key} onRefused={refuse} />;
  }
  if (way === 'code') return <ByCode onMail={() => setWay('mail')} />;
  if (way === 'mail') return <ByMail onCode={() => setWay('code')} />;
  const texts =
    key === null ? ([t('broken'), t('brokenWhy')] as const) : ([t('gone'), t('goneWhy')] as const);
  return <Lost title={texts[0]} why={texts[1]} onWay={setWay} />;
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
