import type { ENGLISH } from './i18n';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof ENGLISH;
    returnNull: false;
  }
}
