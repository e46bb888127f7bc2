import type { WebhookKind, TableWebhookStatus } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { SettingsSection } from '../ui/settings-section';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { SegmentedControl } from '../ui/segmented-control';
import { TextField } from '../ui/text-field';
import {
  type WebhookPath,
  deleteWebhook,
  fetchTableWebhook,
  groupWebhookPath,
  saveWebhook,
  tableWebhookPath,
  testWebhook,
} from '../api/webhooks';

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
  if (webhook === null) return null;
  return (
    <SettingsSection title={t('notifications.webhook.title')} className="starts">
      <WebhookView path={tableWebhookPath(match)} webhook={webhook} onChange={onChange} />
    </SettingsSection>
  );
}

/** The webhook settings without a heading, for the host at the table. */
export function TableWebhookSettings({ match }: { readonly match: string }) {
  const { webhook, onChange } = useWebhook(match);
  if (webhook === null) return null;
  return (
    <div className="stack gap-8 starts pad-top-8 pad-bottom-8">
      <WebhookView path={tableWebhookPath(match)} webhook={webhook} onChange={onChange} />
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
    fetchTableWebhook(match).then(
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

/** The webhook settings of a group, for its owner. */
export function GroupWebhookSettings({
  group,
  webhook,
  onChange,
}: {
  readonly group: string;
  readonly webhook: TableWebhookStatus['webhook'];
  readonly onChange: () => void;
}) {
  const { t } = useTranslation('settings');
  return (
    <div className="stack gap-8 starts pad-top-8 pad-bottom-8">
      <WebhookView
        path={groupWebhookPath(group)}
        webhook={{ webhook }}
        hint={t('notifications.webhook.groupHint')}
        onChange={onChange}
      />
    </div>
  );
}

function WebhookView({
  path,
  webhook: { webhook },
  hint,
  onChange,
}: WebhookProps & { readonly webhook: TableWebhookStatus; readonly hint?: string }) {
  return webhook === null ? (
    <WebhookForm path={path} onChange={onChange} {...(hint !== undefined && { hint })} />
  ) : (
    <WebhookInfo path={path} host={webhook.hostname} onChange={onChange} />
  );
}

interface WebhookProps {
  readonly path: WebhookPath;
  readonly onChange: () => void;
}

function WebhookForm({ path, hint, onChange }: WebhookProps & { readonly hint?: string }) {
  const { t } = useTranslation('settings');
  const [kind, setKind] = useState<WebhookKind>('discord');
  const [url, setUrl] = useState('');
  const { isPending, error, runVoid } = useMutation();
  const save = async () => {
    if (await runVoid(() => saveWebhook(path, { kind, url: url.trim() }))) onChange();
  };
  return (
    <>
      <p className="hint">{hint ?? t('notifications.webhook.hint')}</p>
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

function WebhookInfo({ path, host, onChange }: WebhookProps & { readonly host: string }) {
  const { t } = useTranslation('settings');
  const [isSent, setSent] = useState(false);
  const { isPending, error, runVoid } = useMutation();
  const remove = async () => {
    if (await runVoid(() => deleteWebhook(path))) onChange();
  };
  return (
    <>
      <p className="hint">{t('notifications.webhook.targetHint', { host })}</p>
      <div className="flex wrap gap-8">
        <Button
          size="small"
          disabled={isPending}
          data-testid="webhook-test"
          onClick={() => void runVoid(() => testWebhook(path)).then(setSent)}
        >
          {t('notifications.webhook.sendTest')}
        </Button>
        <Button size="small" disabled={isPending} data-testid="webhook-remove" onClick={() => void remove()}>
          {t('notifications.webhook.remove')}
        </Button>
      </div>
      {isSent && (
        <p role="status" className="hint">
          {t('notifications.webhook.testSent')}
        </p>
      )}
      <RequestError error={error} />
    </>
  );
}
