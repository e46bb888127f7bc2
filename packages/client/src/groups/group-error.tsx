import type { RejectedRequest } from '../api/request';
import { useTranslation } from '../i18n/use-translation';
import { ErrorText, RequestError } from '../ui/request-error';

/** The codes of a request about a group, a member or a date that is gone, or that others may change. */
const OUTDATED: readonly string[] = ['not-found', 'not-host', 'not-signed-in'];

/** Explains a refused request on the page of a group, which meanwhile others may have changed. */
export function GroupError({ error }: { readonly error: RejectedRequest | null }) {
  const { t } = useTranslation('groups');
  if (error !== null && OUTDATED.includes(error.code)) return <ErrorText>{t('outOfDate')}</ErrorText>;
  return <RequestError error={error} />;
}
