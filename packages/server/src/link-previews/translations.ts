/** The texts of link previews, by the table's language. */
import type { Colour } from '@great-fire/game';
import type { Language } from '@great-fire/protocol';

interface PreviewTexts {
  readonly game: string;
  readonly description: string;
  readonly open: string;
  readonly running: string;
  readonly unfinished: string;
  readonly finished: string;
  readonly mostBurned: string; // before a name and a number
  readonly mostPutOut: string;
  readonly turns: (turns: number) => string;
  readonly wins: (names: string) => string;
  readonly share: (names: string) => string;
  readonly colours: Readonly<Record<Colour, string>>; // replaces a name that the font cannot draw
}

const GAME = 'The Great Fire of London 1666';

export const PREVIEW_TEXTS: Readonly<Record<Language, PreviewTexts>> = {
  en: {
    game: GAME,
    description:
      'A board game about London, 1666, for 3–6 players. Turn the fire on your rivals, or fight it.',
    open: 'An open table: take a seat.',
    running: 'A game in progress.',
    unfinished: 'A game closed before the end.',
    finished: 'The fire is out.',
    mostBurned: 'Most houses burned',
    mostPutOut: 'Most cones put out',
    turns: (turns) => `${String(turns)} turns`,
    wins: (names) => `${names} wins`,
    share: (names) => `${names} share the win`,
    colours: { red: 'Red', blue: 'Blue', green: 'Green', white: 'White', yellow: 'Yellow', black: 'Black' },
  },
  de: {
    game: GAME,
    description:
      'Ein Brettspiel über London 1666 für 3 bis 6 Spieler. Hetze das Feuer auf die anderen oder lösche es.',
    open: 'Ein offener Tisch: Nimm Platz.',
    running: 'Eine Partie läuft.',
    unfinished: 'Eine abgebrochene Partie.',
    finished: 'Das Feuer ist gelöscht.',
    mostBurned: 'Meiste Häuser verbrannt',
    mostPutOut: 'Meiste Kegel gelöscht',
    turns: (turns) => `${String(turns)} Züge`,
    wins: (names) => `${names} gewinnt`,
    share: (names) => `${names} teilen sich den Sieg`,
    colours: { red: 'Rot', blue: 'Blau', green: 'Grün', white: 'Weiß', yellow: 'Gelb', black: 'Schwarz' },
  },
  fr: {
    game: GAME,
    description:
      'Un jeu de plateau sur Londres en 1666, de 3 à 6 joueurs. Lâchez le feu sur vos rivaux, ou combattez-le.',
    open: 'Une table est ouverte\u202f: prenez place.',
    running: 'Une partie est en cours.',
    unfinished: 'Une partie fermée avant la fin.',
    finished: 'Le feu est éteint.',
    mostBurned: 'Plus de maisons brûlées',
    mostPutOut: 'Plus de cônes éteints',
    turns: (turns) => `${String(turns)} tours`,
    wins: (names) => `${names} gagne`,
    share: (names) => `${names} se partagent la victoire`,
    colours: { red: 'Rouge', blue: 'Bleu', green: 'Vert', white: 'Blanc', yellow: 'Jaune', black: 'Noir' },
  },
  es: {
    game: GAME,
    description:
      'Un juego de mesa sobre Londres en 1666, para 3–6 jugadores. Lleva el fuego a tus rivales o combátelo.',
    open: 'Una mesa abierta: toma asiento.',
    running: 'Una partida en curso.',
    unfinished: 'Una partida cerrada antes del final.',
    finished: 'El fuego está apagado.',
    mostBurned: 'Más casas quemadas',
    mostPutOut: 'Más conos apagados',
    turns: (turns) => `${String(turns)} turnos`,
    wins: (names) => `Gana ${names}`,
    share: (names) => `${names} comparten la victoria`,
    colours: {
      red: 'Rojo',
      blue: 'Azul',
      green: 'Verde',
      white: 'Blanco',
      yellow: 'Amarillo',
      black: 'Negro',
    },
  },
  it: {
    game: GAME,
    description:
      'Un gioco da tavolo sulla Londra del 1666, per 3–6 giocatori. Scaglia il fuoco contro i rivali, o combattilo.',
    open: 'Un tavolo aperto: prendi posto.',
    running: 'Una partita in corso.',
    unfinished: 'Una partita chiusa prima della fine.',
    finished: 'Il fuoco è spento.',
    mostBurned: 'Più case bruciate',
    mostPutOut: 'Più coni spenti',
    turns: (turns) => `${String(turns)} turni`,
    wins: (names) => `${names} vince`,
    share: (names) => `${names} vincono insieme`,
    colours: { red: 'Rosso', blue: 'Blu', green: 'Verde', white: 'Bianco', yellow: 'Giallo', black: 'Nero' },
  },
};
