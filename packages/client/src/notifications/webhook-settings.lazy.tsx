import type { WebhookKind, TableWebhookStatus } from '@great-fire/protocol';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { SegmentedControl } from '../ui/segmented-control';
import { TextField } from '../ui/text-field';
import { saveWebhook, deleteWebhook, fetchWebhook, testWebhook } from '../api/webhooks';
import styles from './notifications.module.css';

const KINDS: readonly WebhookKind[] = ['discord', 'slack', 'json'];

/** Webhook settings of the current table. Renders nothing for players other than the host. */
export function WebhookSection() {
  const [path] = useLocation();
  const match = /^\/t\/([^/]+)$/.exec(path)?.[1];
  return match === undefined ? null : <TableWebhookSection key={match} match={match} />;
}

function TableWebhookSection({ match }: { readonly match: string }) {
  const { t } = useTranslation('settings');
  const { webhook, onChange } = useWebhook(match);
  const titleId = useId();
  if (webhook === null) return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('notifications.webhook.title')}</h3>
      <WebhookView match={match} webhook={webhook} onChange={onChange} />
    </section>
  );
}

/** The webhook settings without a heading, for the host at the table. */
export function TableWebhookSettings({ match }: { readonly match: string }) {
  const { webhook, onChange } = useWebhook(match);
  if (webhook === null) return null;
  return (
    <div className={styles['webhook']}>
      <WebhookView match={match} webhook={webhook} onChange={onChange} />
    </div>
  );
}

/** Fetches the webhook of a table; null while loading, and for players other than the host. */
function useWebhook(match: string): {
  readonly webhook: TableWebhookStatus | null;
  readonly onChange: () => void;
} {
  const [webhook, setWebhook] = useState<TableWebhookStatus | null>(null);
  const [fetchCount, setFetchCount] = useState(0);
  useEffect(() => {
    let isActive = true;
    fetchWebhook(match).then(
      (fetched) => {
        if (isActive) setWebhook(fetched);
      },
      () => undefined, // only the host may read it
    );
    return () => {
      isActive = false;
    };
  }, [match, fetchCount]);
  return { webhook, onChange: () => setFetchCount((count) => count + 1) };
}

function WebhookView({
  match,
  webhook: { webhook },
  onChange,
}: WebhookProps & { readonly webhook: TableWebhookStatus }) {
  return webhook === null ? (
    <WebhookForm match={match} onChange={onChange} />
  ) : (
    <WebhookInfo match={match} host={webhook.hostname} onChange={onChange} />
  );
}

interface WebhookProps {
  readonly match: string;
  readonly onChange: () => void;
}

function WebhookForm({ match, onChange }: WebhookProps) {
  const { t } = useTranslation('settings');
  const [kind, setKind] = useState<WebhookKind>('discord');
  const [url, setUrl] = useState('');
  const { isPending, error, runVoid } = useMutation();
  const save = async () => {
    if (await runVoid(() => saveWebhook(match, { kind, url: url.trim() }))) onChange();
  };
  return (
    <>
      <p>{t('notifications.webhook.hint')}</p>
      <SegmentedControl
        label={t('notifications.webhook.serviceLabel')}
        options={KINDS}
        value={kind}
        onChange={setKind}
        getLabel={(option) => t(`notifications.webhook.${option}`)}
      />
      <TextField
        label={t('notifications.webhook.urlLabel')}
        value={url}
        onChange={setUrl}
        maxLength={1000}
        data-testid="webhook-url"
      />
      <Button
        size="small"
        disabled={isPending || url.trim() === ''}
        data-testid="webhook-save"
        onClick={() => void save()}
      >
        {t('notifications.webhook.save')}
      </Button>
      <RequestError error={error} />
    </>
  );
}

function WebhookInfo({ match, host, onChange }: WebhookProps & { readonly host: string }) {
  const { t } = useTranslation('settings');
  const [isSent, setSent] = useState(false);
  const { isPending, error, runVoid } = useMutation();
  const remove = async () => {
    if (await runVoid(() => deleteWebhook(match))) onChange();
  };
  return (
    <>
      <p>{t('notifications.webhook.targetHint', { host })}</p>
      <div className={styles['buttons']}>
        <Button
          size="small"
          disabled={isPending}
          data-testid="webhook-test"
          onClick={() => void runVoid(() => testWebhook(match)).then(setSent)}
        >
          {t('notifications.webhook.sendTest')}
        </Button>
        <Button size="small" disabled={isPending} data-testid="webhook-remove" onClick={() => void remove()}>
          {t('notifications.webhook.remove')}
        </Button>
      </div>
      {isSent && <p role="status">{t('notifications.webhook.testSent')}</p>}
      <RequestError error={error} />
    </>
  );
}
