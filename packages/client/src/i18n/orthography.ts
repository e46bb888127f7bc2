/** Rules of writing of single languages: French spaces, and elision before inserted values. */

/**
 * French has a space before a colon, a semicolon, a question mark, an exclamation mark and a percent sign, and inside
 * quotation marks. The catalogues use visible plain spaces. Returns the text with narrow no-break spaces.
 */
export const withFrenchSpaces = (text: string): string => text.replaceAll(/ (?=[:;?!»%])|(?<=«) /g, '\u202f');

/** The words that change, the values before which they do, and their other form. */
type Elision = readonly [words: RegExp, values: RegExp, form: string];

// An h is mute in French first names, and aspirated in most names of other languages: "de Hans", "de Holborn".
const ELISIONS: { readonly [language: string]: Elision } = {
  fr: [
    /^(d|qu)e $/i,
    /^([aeiouàâéèêëîïôûœæ]|y[^aeiou]|h([éèy]|adri|e([cr]|nri|len|lo)|i[lp]|o[nr]t?[eo]|u[bg][eou]))/i,
    '$1’',
  ],
  it: [/^(a) $/i, /^a/i, '$1d '],
};

/**
 * Returns the word before a value, with its space, as the value needs it. Examples: "de " before "Anna" is "d’" in
 * French, and "a " before "Aldgate" is "ad " in Italian.
 */
export function elide(language: string, word: string, value: string): string {
  const elision = ELISIONS[language];
  return elision?.[1].test(value) === true ? word.replace(elision[0], elision[2]) : word;
}
