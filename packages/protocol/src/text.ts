/**
 * The normaliser for all text of people: names, names of tables, chat and notes. Real names of all scripts and emoji
 * stay as they are. Invisible letters are removed, so that no two texts look alike because of them.
 */

/** More marks than any language stacks on a letter would draw over other lines. */
const MAX_STACKED_MARKS = 3;

// A flag of a region, such as England, is one token: its tag characters mean nothing elsewhere.
const TOKENS = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|[^]/gu;

// Controls, overrides of the direction, lone surrogates, private letters, annotations and placeholders of objects.
const REMOVED = /^[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\uFFF9-\uFFFC]$/u;
const BLANK = /^(?:\u{16FE4}|[\u2800\u{13441}\u{13442}\u{1D159}])$/u; // letters and symbols without ink
const STACKED_MARK = /^[\p{Mn}\p{Me}]$/u;
const MARK = /^\p{M}$/u;
const SPACE = /^\s$/u;
const INK = /[^\s\p{M}\p{Default_Ignorable_Code_Point}]/u;

const EMOJI = /^\p{Extended_Pictographic}$/u;
const EMOJI_END = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const KEYCAP = '\u20E3';
const KEYCAP_BASE = /^[0-9#*]$/;
const ZWNJ = '\u200C';
const ZWJ = '\u200D';
// Letters and marks of the scripts whose letters join, and the viramas of the scripts with conjuncts. Variation selectors
// are marks too, but of emoji.
const JOINING =
  /^(?![\uFE0E\uFE0F])[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}\p{M}]$/u;
const JOINING_LETTER =
  /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}]$/u;
const VIRAMA =
  /^[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u1039\u103A\u17D2\u1B44\u1BAA\uA9C0\u{11046}\u{1134D}\u{11442}\u{114C2}\u{115BF}]$/u;

/** Returns whether an invisible character changes how its neighbours look. `before`: what was kept before it. */
function joins(point: string, before: string, after: string): boolean {
  if (point === '\uFE0E') return EMOJI.test(before);
  if (point === '\uFE0F') return EMOJI.test(before) || (KEYCAP_BASE.test(before) && after === KEYCAP);
  if (point === ZWJ && EMOJI_END.test(before) && EMOJI.test(after)) return true;
  if (point !== ZWJ && point !== ZWNJ) return false;
  const isBetweenLetters = JOINING.test(before) && JOINING_LETTER.test(after);
  return isBetweenLetters || VIRAMA.test(before) || (/^\p{L}$/u.test(before) && VIRAMA.test(after));
}

function keepVisible(text: string): string {
  const tokens = text.match(TOKENS) ?? [];
  const kept: string[] = [];
  let marks = 0;
  for (const [index, token] of tokens.entries()) {
    const before = kept.at(-1) ?? ' ';
    if (BLANK.test(token)) kept.push(' ');
    else if (REMOVED.test(token)) {
      if (!joins(token, before, tokens[index + 1] ?? '')) continue;
      if (STACKED_MARK.test(token)) marks += 1;
      kept.push(token);
    } else if (!MARK.test(token)) {
      marks = 0;
      kept.push(token);
    } else if (!SPACE.test(before)) {
      // A mark without a letter would sit on the text in front. Only marks that take no room stack.
      if (STACKED_MARK.test(token)) marks += 1;
      if (!STACKED_MARK.test(token) || marks <= MAX_STACKED_MARKS) kept.push(token);
    }
  }
  return kept.join('');
}

/** Repeats until nothing changes, because letters meet when one between them is removed. */
function normalize(text: string): string {
  let normalized = text.normalize('NFC');
  for (;;) {
    const next = keepVisible(normalized).normalize('NFC');
    if (next === normalized) return next;
    normalized = next;
  }
}

const emptyWithoutInk = (text: string): string => (INK.test(text) ? text : '');

/** Returns a text of one line. It is empty if nothing of it can be seen. */
export const normalizeLine = (text: string): string =>
  emptyWithoutInk(normalize(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim());

/** Returns a text of many lines, with tabs. It is empty if nothing of it can be seen. */
export const normalizeText = (text: string): string =>
  emptyWithoutInk(
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .split(/([\n\t])/)
      .map((part) => (part === '\n' || part === '\t' ? part : normalize(part)))
      .join(''),
  );
