/** The shape of a translated catalogue: the English keys, with all plural forms of the language. */
import type { bundles, core } from './locales/en/core';

/** The first catalogues of a language, as English has them. */
export type LocaleCore = Readonly<Record<keyof typeof core, object>>;

/** The loaders of the other bundles. Each has the catalogues of its English bundle. */
export type LocaleBundles = {
  readonly [B in keyof typeof bundles]: () => Promise<
    Readonly<Record<keyof Awaited<ReturnType<(typeof bundles)[B]>>, object>>
  >;
};

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
