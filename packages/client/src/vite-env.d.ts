/// <reference types="vite/client" />

declare module 'virtual:pictures' {
  /** Addresses of pictures that were drawn when the page was built (vite-plugins/static-svgs.ts). */
  export const engravedCity: string; // to be set into the page
  export const flatCity: string; // to be used by parts: #city, and an outline by each district's id
}

declare module 'virtual:district-names' {
  /** What the districts that may burn are called (vite-plugins/district-names.ts). */
  export const districtNames: Readonly<Record<string, string | undefined>>;
}

declare module 'virtual:fonts.css';
