/// <reference types="vite/client" />

declare module 'virtual:pictures' {
  /** URLs of the pictures that vite-plugins/static-svgs.ts renders at build time. */
  export const engravedCity: string; // for `<img>`
  export const flatCity: string; // for `<use>`: #city, and the outline of each district by its id
}

declare module 'virtual:district-names' {
  /** Names of the districts that may burn, by id (vite-plugins/district-names.ts). */
  export const districtNames: Readonly<Record<string, string | undefined>>;
}

declare module 'virtual:fonts.css';
