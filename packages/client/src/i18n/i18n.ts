/** The catalogues. A further language is a further folder with the same keys. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { common } from './en/common';
import { lobby } from './en/lobby';
import { log } from './en/log';
import { map } from './en/map';
import { rules } from './en/rules';
import { table } from './en/table';

export const ENGLISH = { common, lobby, table, log, rules, map } as const;

/** Starts the catalogues in the page's language. */
export async function startLanguages(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: { en: ENGLISH },
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  });
}
