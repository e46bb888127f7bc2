/** The language that the people of a table mean to speak; apart from the schemas, so that the page need not carry them. */
export const TABLE_LANGUAGES = ['en', 'de', 'fr'] as const;
export type TableLanguage = (typeof TABLE_LANGUAGES)[number];
