/** The shape of a translated catalogue: the English keys, with all plural forms of the language. */

type ManyForms<English> = {
  [K in keyof English as K extends `${infer Stem}_one` ? `${Stem}_many` : never]: string;
};

/** German has the plural forms of English: one, other. */
export type GermanMessages<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : GermanMessages<English[K]>;
};

/** French also has "many", for numbers such as one million. */
export type FrenchMessages<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : FrenchMessages<English[K]>;
} & Readonly<ManyForms<English>>;

/** Spanish has the plural forms of French. */
export type SpanishMessages<English> = FrenchMessages<English>;

/** Italian has the plural forms of French. */
export type ItalianMessages<English> = FrenchMessages<English>;
