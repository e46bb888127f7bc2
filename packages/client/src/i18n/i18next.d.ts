import type { house } from './en/pages/house';
import type { atTable } from './en/pages/table';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof house & typeof atTable;
    returnNull: false;
  }
}
