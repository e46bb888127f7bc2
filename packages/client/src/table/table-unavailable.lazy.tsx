import type { ErrorCode } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { JoinByLink } from '../lobby/join-by-link';
import { DeadEnd } from '../page/dead-end';

interface TableUnavailableProps {
  readonly code: ErrorCode;
  readonly isPractice?: boolean;
}

/** Shows why the table is unavailable, with ways out. The server rejects an id that no table can have. */
export function TableUnavailable({ code, isPractice = false }: TableUnavailableProps) {
  const { t } = useTranslation(['common', 'network']);
  const isMissing = code === 'bad-request' || code === 'not-found';
  if (isMissing && isPractice)
    return <DeadEnd title={t('network:missingPractice')} hint={t('network:missingPracticeHint')} />;
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
