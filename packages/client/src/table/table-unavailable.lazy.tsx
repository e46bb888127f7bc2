import type { ErrorCode } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { JoinByLink } from '../lobby/join-by-link';
import { DeadEnd } from '../page/dead-end';

/** Shows why the table is unavailable, with ways out. The server rejects an id that no table can have. */
export function TableUnavailable({ code }: { readonly code: ErrorCode }) {
  const { t } = useTranslation(['common', 'network']);
  const isMissing = code === 'bad-request' || code === 'not-found';
  const reason = isMissing ? 'not-found' : code;
  return (
    <DeadEnd
      title={t(`error.${reason}`, { field: '' })}
      {...(isMissing && { hint: t('network:missingTableHint') })}
    >
      {isMissing && <JoinByLink />}
    </DeadEnd>
  );
}
