import type { ApiErrorBody } from '@great-fire/protocol';
import type { TFunction } from '../i18n/keys';

/** The part of an error that a text is chosen by. */
export type RejectedRequest = CodeAndReason<ApiErrorBody> & { readonly field?: string };
type CodeAndReason<T> = T extends ApiErrorBody ? Pick<T, 'code' | 'reason'> : never; // of each member of the union

/** Returns the text for a rejected request: for its reason, if it is not allowed now, else for its code. */
export function errorText(t: TFunction<'common', 'common'>, error: RejectedRequest): string {
  return error.code === 'not-allowed-now' && error.reason !== undefined
    ? t(`notAllowed.${error.reason}`)
    : t(`error.${error.code}`, { field: error.field ?? '' });
}
