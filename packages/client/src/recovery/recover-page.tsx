import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useLocation } from 'wouter';
import { claimLink } from '../connection/me-api';
import { ByCode } from './by-code';
import { ByMail } from './by-mail';
import { SitsAlready, useClaim, useSitting } from './claim';
import { Lost } from './lost';
import { takenKey } from './link-key';
import { linkKey, useTaken } from './links';
import { MailPage } from './mail-page';
import { PressLeaf } from './press-leaf';

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
    <PressLeaf
      title={t('title')}
      why={t('why')}
      warning={<SitsAlready me={me} />}
      press={t('takeOver')}
      isOut={isBusy || me === undefined}
      onPress={() => void claim((secret) => claimLink({ key, secret }))}
      failed={isRefused ? null : failed}
      data-testid="take-over"
    >
      <li>{t('here')}</li>
      <li>{t('there')}</li>
      <li>{t('once')}</li>
    </PressLeaf>
  );
}
