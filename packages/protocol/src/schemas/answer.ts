/** The parts that schemas of answers share. */
import * as z from 'zod';

/** The type of an answer: no part of it may be changed. */
export type Answer<T> = T extends object ? { readonly [Field in keyof T]: Answer<T[Field]> } : T;

/** Returns the schema of a type that is declared elsewhere. Does not compile if one of both has what the other lacks. */
export const schemaOf =
  <T>() =>
  <S extends z.ZodType<T>>(schema: S & ([T] extends [Answer<z.output<S>>] ? unknown : never)): z.ZodType<T> =>
    schema;

export const seatNumberSchema = z.int().min(0).max(5);
export const timestampSchema = z.int().describe('ms since 1970, UTC');
export const countSchema = z.int().min(0);
