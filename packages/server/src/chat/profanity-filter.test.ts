import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@great-fire/protocol';
import { maskProfanity } from './profanity-filter';

const CATALOGUES = join(__dirname, '../../../client/src/i18n/locales');

test('masks swear words of every language letter by letter, in upper or lower case', () => {
  expect(maskProfanity('what the fuck')).toBe('what the ••••');
  expect(maskProfanity('Du ARSCHLOCH!')).toBe('Du •••••••••!');
  expect(maskProfanity('Scheiße')).toBe('•••••••');
  expect(maskProfanity('Connard, va')).toBe('•••••••, va');
  expect(maskProfanity('fils de pute')).toBe('•••• •• ••••');
  expect(maskProfanity('Hijo de PUTA, vete')).toBe('•••• •• ••••, vete');
  expect(maskProfanity('qué mierda')).toBe('qué ••••••');
  expect(maskProfanity('Che CAZZO fai?')).toBe('Che ••••• fai?');
  expect(maskProfanity('figlio di puttana')).toBe('•••••• •• •••••••');
});

test('masks disguised spellings', () => {
  for (const text of ['sh1t', 'fuuuuck', 'you a$$hole', 'motherfucker'])
    expect(maskProfanity(text)).toContain('•');
});

test.each([
  [
    'English',
    'Scunthorpe, Sussex, Essex; pass the glass; a class of assassins; Hitchcock in the cockpit; the pawn and the grass',
  ],
  [
    'German',
    'Er ist sehr dick, bitte; das Fass ist nass; am Kanal; die Klasse, der Pass, die Analyse; die Uhren schlagen; den Vögeln',
  ],
  [
    'French',
    'Assez ! je suis en retard ; un baiser ; la classe ; le cul-de-sac ; député, réputé, façon, éculé ; la tapette ; concombre',
  ],
  [
    'Spanish',
    '¿Juegas con Negro? Faltan dos conos; la heroína del infierno; un martillo; cumplir años, analizar la disputa, la reputación del diputado',
  ],
  [
    'Italian',
    'Il re e la regina; l’asso del mazzo; sparse per la città; un assedio assoluto; l’analisi; fu lui; il pesce e la vacca; devo tirare i dadi; la penisola; i fagioli; case arse',
  ],
])('does not mask everyday words in %s', (_, text) => {
  expect(maskProfanity(text)).toBe(text);
});

test('masks no text of the client in any language', () => {
  const wrong = LANGUAGES.flatMap((language) =>
    readdirSync(join(CATALOGUES, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(join(CATALOGUES, language, file), 'utf8').split('\n'))
      .filter((line) => maskProfanity(line) !== line),
  );
  expect(wrong).toEqual([]);
});

test('keeps the length of the text, so that positions stay valid', () => {
  for (const text of ['🔥 fuck 🔥', 'fuck @Anna', '']) expect(maskProfanity(text)).toHaveLength(text.length);
});
