import type { Confirmed } from '@great-fire/protocol';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { confirmAddress, stopReminders } from '../connection/mail-api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button, buttonClass } from '../ui/button';
import { Leaf } from './leaf';
import { mailKey, useTaken } from './links';
import type { MailKey } from './links';

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
    <Leaf
      title={t('confirm.title')}
      why={t('confirm.why')}
      slip={
        <>
          <Button
            kind="primary"
            size="big"
            wide
            disabled={isBusy}
            data-testid="confirm-address"
            onClick={() => void run(() => confirmAddress(linkKey)).then(setDone)}
          >
            {t('confirm.now')}
          </Button>
          <FailedNote failed={failed} />
        </>
      }
      listTitle={t('happens')}
    >
      <li>{t('confirm.signIn')}</li>
      <li>{t('confirm.remind')}</li>
      <li>{t('confirm.private')}</li>
    </Leaf>
  );
}

function Stop({ token }: { readonly token: string }) {
  const { t } = useTranslation('recover');
  const { isBusy, failed, does } = useRequest();
  const [isDone, setDone] = useState(false);
  if (isDone) return <Told title={t('stop.done')} why={t('stop.stays')} />;
  return (
    <Leaf
      title={t('stop.title')}
      why={t('stop.why')}
      slip={
        <>
          <Button
            kind="primary"
            size="big"
            wide
            disabled={isBusy}
            data-testid="stop-reminders"
            onClick={() => void does(() => stopReminders(token)).then(setDone)}
          >
            {t('stop.now')}
          </Button>
          <FailedNote failed={failed} />
        </>
      }
      listTitle={t('happens')}
    >
      <li>{t('stop.stays')}</li>
    </Leaf>
  );
}

interface ToldProps {
  readonly title: string;
  readonly why: string;
  readonly children?: ReactNode; // what else there is to know
}

/** That it is done, or cannot be; and the way home. */
function Told({ title, why, children }: ToldProps) {
  const { t } = useTranslation(['recover', 'common']);
  return (
    <Leaf
      title={title}
      why={why}
      slip={
        <Link href="/" className={buttonClass({ kind: 'primary', size: 'big', wide: true })}>
          {t('common:home')}
        </Link>
      }
      listTitle={t('waysOn')}
    >
      <li>{children ?? t('confirm.settings')}</li>
    </Leaf>
  );
}
