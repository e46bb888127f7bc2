/** The shape of a translated catalogue: the English keys, with every plural form that its language has. */

type Many<English> = {
  [K in keyof English as K extends `${infer Stem}_one` ? `${Stem}_many` : never]: string;
};

/** German has the plural forms of English: one, other. */
export type InGerman<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : InGerman<English[K]>;
};

/** French has one more, "many", for a round million and its like. */
export type InFrench<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : InFrench<English[K]>;
} & Readonly<Many<English>>;
