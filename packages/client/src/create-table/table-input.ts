import type { CreateTableInput } from '@great-fire/protocol';
import { currentLanguage } from '../i18n/i18n';
import { type FormOptionName, type TableFormOptions, isFullOfBots } from './table-options';

/** Returns the chosen options as a request names them. */
export function toTableInput(form: TableFormOptions): Omit<CreateTableInput, 'tableName' | 'name'> {
  const { seats, variants, timeControl, extras } = form;
  const { private: isPrivate, ...options } = variants;
  const { spectatorAccess, ...chosen } = {
    options,
    private: isPrivate,
    timeControl,
    language: extras.language ?? currentLanguage(),
    spectatorAccess: extras.spectatorAccess,
  } satisfies Readonly<Record<FormOptionName, unknown>>;
  return {
    ...chosen,
    players: seats,
    bots: Array.from({ length: Math.min(extras.bots, seats - 1) }, () => extras.level),
    ...(spectatorAccess !== null && { spectatorAccess }),
    ...(isFullOfBots(form) && { openingHandAnswer: extras.openingHandAnswer }),
  };
}
