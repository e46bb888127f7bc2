import type { recover as english } from '../en/recover';
import type { InGerman } from '../words';

export const recover: InGerman<typeof english> = {
  title: 'Hier weiterspielen',
  why: 'Dieser Link bringt deinen Namen und deine Plätze in diesen Browser.',
  takeOver: 'Meine Plätze übernehmen',
  happens: 'Was dann geschieht',
  here: 'Hier bist du, wer du warst: dein Name, deine Tische, deine Plätze.',
  there:
    'Der Browser, aus dem du kommst, ist abgemeldet. Deine Tische zeigt er nur noch wie jemandem, der zusieht.',
  once: 'Der Link ist verbraucht. Zurück geht es mit einem neuen, hier aus den Einstellungen.',
  already_one: 'In diesem Browser hast du schon einen Platz an {{count}} Tisch. Er geht verloren.',
  already_other: 'In diesem Browser hast du schon Plätze an {{count}} Tischen. Sie gehen verloren.',
  alreadyAs_one:
    'In diesem Browser bist du {{name}} und hast einen Platz an {{count}} Tisch. Er geht verloren.',
  alreadyAs_other:
    'In diesem Browser bist du {{name}} und hast Plätze an {{count}} Tischen. Sie gehen verloren.',
  keepThem: 'Willst du das behalten, dann mach vorher hier in den Einstellungen einen Link dafür.',
  gone: 'Dieser Link gilt nicht mehr',
  goneWhy: 'Er wurde schon benutzt, er ist zu alt, oder es gibt einen neueren.',
  broken: 'Dieser Link ist nicht vollständig',
  brokenWhy: 'Ein Teil davon fehlt. Kopiere ihn bis zum letzten Buchstaben und öffne ihn noch einmal.',
  waysOn: 'Wie es weitergeht',
  makeNew:
    'Öffne in dem Browser, in dem du deine Plätze noch hast, die Einstellungen und mach unter „Auf einem anderen Gerät spielen“ einen neuen Link.',
  whereOpened:
    'Hast du den Link selbst benutzt, dann sind deine Plätze in dem Browser, in dem du ihn geöffnet hast.',
};
