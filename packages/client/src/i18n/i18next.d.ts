import type { house } from './en/pages/house';
import type { atTable } from './en/pages/table';
import type { settings } from './en/settings';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof house & typeof atTable & { readonly settings: typeof settings };
    returnNull: false;
  }
}
