/** What notices say, in each language of the page. */
import type { CallKind, NoticeLanguage } from '@great-fire/protocol';

interface Words {
  readonly title: Readonly<Record<CallKind, string>>; // {table}: the table's name
  readonly body: Readonly<Record<CallKind, string>>;
  readonly test: { readonly title: string; readonly body: string };
  readonly stop: string;
  readonly hook: Readonly<Record<CallKind | 'test', string>>; // {table}, {player}
}

export const WORDS: Readonly<Record<NoticeLanguage, Words>> = {
  en: {
    title: {
      turn: 'Your turn: {table}',
      vote: 'A vote: {table}',
      pause: 'A pause? {table}',
      'take-back': 'Take back? {table}',
      abort: 'End the game? {table}',
      deal: 'Come back to begin: {table}',
    },
    body: {
      turn: 'The table waits for your decision.',
      vote: 'The table waits for your vote about an absent player.',
      pause: 'Somebody asks for a pause.',
      'take-back': 'Somebody asks to take moves back.',
      abort: 'Somebody asks to end the game without a result.',
      deal: 'The game begins once you have been at the table again.',
    },
    test: { title: 'Notices reach you here', body: 'This is what one looks like when it is your turn.' },
    stop: 'Stop notices here',
    hook: {
      turn: '{player} is up at “{table}”.',
      vote: '“{table}” waits for a vote by {player}.',
      pause: '“{table}”: {player} is asked for a pause.',
      'take-back': '“{table}”: {player} is asked to take moves back.',
      abort: '“{table}”: {player} is asked to end the game without a result.',
      deal: '“{table}” begins once {player} has been there again.',
      test: 'Messages of “{table}” come here.',
    },
  },
  de: {
    title: {
      turn: 'Du bist am Zug: {table}',
      vote: 'Eine Abstimmung: {table}',
      pause: 'Eine Pause? {table}',
      'take-back': 'Zurücknehmen? {table}',
      abort: 'Das Spiel beenden? {table}',
      deal: 'Komm zum Anfang zurück: {table}',
    },
    body: {
      turn: 'Der Tisch wartet auf deine Entscheidung.',
      vote: 'Der Tisch wartet auf deine Stimme über jemanden, der nicht da ist.',
      pause: 'Jemand bittet um eine Pause.',
      'take-back': 'Jemand bittet darum, Züge zurückzunehmen.',
      abort: 'Jemand bittet darum, das Spiel ohne Ergebnis zu beenden.',
      deal: 'Die Partie beginnt, sobald du wieder am Tisch warst.',
    },
    test: { title: 'Hier erreichen dich Hinweise', body: 'So sieht einer aus, wenn du am Zug bist.' },
    stop: 'Hier keine Hinweise mehr',
    hook: {
      turn: '{player} ist am Zug: „{table}“.',
      vote: '„{table}“ wartet auf die Stimme von {player}.',
      pause: '„{table}“: {player} wird um eine Pause gebeten.',
      'take-back': '„{table}“: {player} wird gebeten, Züge zurückzunehmen.',
      abort: '„{table}“: {player} wird gebeten, das Spiel ohne Ergebnis zu beenden.',
      deal: '„{table}“ beginnt, sobald {player} wieder da war.',
      test: 'Nachrichten von „{table}“ kommen hierher.',
    },
  },
  fr: {
    title: {
      turn: 'À vous de jouer : {table}',
      vote: 'Un vote : {table}',
      pause: 'Une pause ? {table}',
      'take-back': 'Revenir en arrière ? {table}',
      abort: 'Arrêter la partie ? {table}',
      deal: 'Revenez pour commencer : {table}',
    },
    body: {
      turn: 'La table attend votre décision.',
      vote: 'La table attend votre vote sur une personne absente.',
      pause: 'Quelqu’un demande une pause.',
      'take-back': 'Quelqu’un demande à revenir en arrière.',
      abort: 'Quelqu’un demande à arrêter la partie sans résultat.',
      deal: 'La partie commence dès que vous serez repassé à la table.',
    },
    test: {
      title: 'Les avis vous parviennent ici',
      body: 'Voici à quoi ressemble un avis quand c’est à vous.',
    },
    stop: 'Ne plus recevoir d’avis ici',
    hook: {
      turn: 'À {player} de jouer : « {table} ».',
      vote: '« {table} » attend le vote de {player}.',
      pause: '« {table} » : une pause est demandée à {player}.',
      'take-back': '« {table} » : {player} doit dire si l’on revient en arrière.',
      abort: '« {table} » : {player} doit dire si la partie s’arrête sans résultat.',
      deal: '« {table} » commence dès que {player} y sera repassé.',
      test: 'Les messages de « {table} » arrivent ici.',
    },
  },
};

/** A title and a sentence for somebody who is called on. */
export function callText(
  language: NoticeLanguage,
  kind: CallKind,
  table: string,
): { readonly title: string; readonly body: string } {
  const { title, body } = WORDS[language];
  return { title: title[kind].replace('{table}', () => table), body: body[kind] };
}
