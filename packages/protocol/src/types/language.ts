/**
 * The languages of the product: of the page, of tables, notifications and mails. Every other list is derived from this
 * one. Apart from the schemas, so that the client bundle does not include them.
 */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
