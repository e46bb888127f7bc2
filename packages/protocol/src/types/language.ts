/** The preferred language of a table. Kept out of the schemas, so that the client bundle does not include them. */
export const TABLE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
export type TableLanguage = (typeof TABLE_LANGUAGES)[number];
