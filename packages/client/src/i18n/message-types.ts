/** The shape of a translated catalogue: the English keys, with every plural form that its language has. */

type ManyForms<English> = {
  [K in keyof English as K extends `${infer Stem}_one` ? `${Stem}_many` : never]: string;
};

/** German has the plural forms of English: one, other. */
export type GermanMessages<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : GermanMessages<English[K]>;
};

/** French has one more, "many", for a round million and its like. */
export type FrenchMessages<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : FrenchMessages<English[K]>;
} & Readonly<ManyForms<English>>;
