import type { Confirmed } from '@great-fire/protocol';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { confirmAddress, stopReminders } from '../connection/mail-api';
import { useTranslation } from '../i18n/use-translation';
import { useRequest } from '../lobby/use-request';
import { Leaf } from './leaf';
import { mailKey, useTaken } from './links';
import type { MailKey } from './links';
import { HomeLink, PressLeaf } from './press-leaf';

/** Where the links of mails lead: nothing is done before a press, for programs open links too. */
export function MailPage() {
  const { t } = useTranslation('recover');
  const asked = useTaken<MailKey | null>(mailKey);
  if (asked === null) return <Told title={t('broken')} why={t('brokenWhy')} />;
  return asked.kind === 'stop' ? (
    <Stop key={asked.key} token={asked.key} />
  ) : (
    <Confirm key={asked.key} linkKey={asked.key} />
  );
}

function Confirm({ linkKey }: { readonly linkKey: string }) {
  const { t } = useTranslation('recover');
  const { isBusy, failed, run } = useRequest();
  const [done, setDone] = useState<Confirmed | null>(null);
  if (done !== null)
    return (
      <Told title={t('confirm.done')} why={t('confirm.of', { name: done.name ?? '' })}>
        {t('confirm.remind')}
      </Told>
    );
  if (failed?.code === 'not-found') return <Told title={t('gone')} why={t('confirm.old')} />;
  if (failed?.code === 'not-now') return <Told title={t('confirm.taken')} why={t('confirm.takenWhy')} />;
  return (
    <PressLeaf
      title={t('confirm.title')}
      why={t('confirm.why')}
      press={t('confirm.now')}
      isOut={isBusy}
      onPress={() => void run(() => confirmAddress(linkKey)).then(setDone)}
      failed={failed}
      data-testid="confirm-address"
    >
      <li>{t('confirm.signIn')}</li>
      <li>{t('confirm.remind')}</li>
      <li>{t('confirm.private')}</li>
    </PressLeaf>
  );
}

function Stop({ token }: { readonly token: string }) {
  const { t } = useTranslation('recover');
  const { isBusy, failed, does } = useRequest();
  const [isDone, setDone] = useState(false);
  if (isDone) return <Told title={t('stop.done')} why={t('stop.stays')} />;
  return (
    <PressLeaf
      title={t('stop.title')}
      why={t('stop.why')}
      press={t('stop.now')}
      isOut={isBusy}
      onPress={() => void does(() => stopReminders(token)).then(setDone)}
      failed={failed}
      data-testid="stop-reminders"
    >
      <li>{t('stop.stays')}</li>
    </PressLeaf>
  );
}

interface ToldProps {
  readonly title: string;
  readonly why: string;
  readonly children?: ReactNode; // what else there is to know
}

/** That it is done, or cannot be; and the way home. */
function Told({ title, why, children }: ToldProps) {
  const { t } = useTranslation('recover');
  return (
    <Leaf title={title} why={why} slip={<HomeLink />} listTitle={t('waysOn')}>
      <li>{children ?? t('confirm.settings')}</li>
    </Leaf>
  );
}
