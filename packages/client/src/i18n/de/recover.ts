import type { recover as english } from '../en/recover';
import type { InGerman } from '../words';

export const recover: InGerman<typeof english> = {
  title: 'Hier weiterspielen',
  why: 'Dieser Link bringt deinen Namen und deine Plätze in diesen Browser.',
  takeOver: 'Auch hier spielen',
  happens: 'Was dann geschieht',
  here: 'Hier bist du, wer du warst: dein Name, deine Tische, deine Plätze.',
  there:
    'Der Browser, aus dem du kommst, bleibt angemeldet. Jeder kann die anderen abmelden, in den Einstellungen.',
  once: 'Der Link ist verbraucht. Einen neuen gibt es in den Einstellungen.',
  already_one:
    'In diesem Browser hast du schon einen Platz an {{count}} Tisch. Kommst du als jemand anderes, geht er hier verloren.',
  already_other:
    'In diesem Browser hast du schon Plätze an {{count}} Tischen. Kommst du als jemand anderes, gehen sie hier verloren.',
  alreadyAs_one:
    'In diesem Browser bist du {{name}} und hast einen Platz an {{count}} Tisch. Kommst du als jemand anderes, geht er hier verloren.',
  alreadyAs_other:
    'In diesem Browser bist du {{name}} und hast Plätze an {{count}} Tischen. Kommst du als jemand anderes, gehen sie hier verloren.',
  keepThem:
    'Willst du das behalten, dann mach vorher hier in den Einstellungen einen Link oder einen Rückkehrcode dafür.',
  gone: 'Dieser Link gilt nicht mehr',
  goneWhy: 'Er wurde schon benutzt, er ist zu alt, oder es gibt einen neueren.',
  broken: 'Dieser Link ist nicht vollständig',
  brokenWhy: 'Ein Teil davon fehlt. Kopiere ihn bis zum letzten Buchstaben und öffne ihn noch einmal.',
  waysOn: 'Wie es weitergeht',
  makeNew:
    'Öffne in dem Browser, in dem du deine Plätze noch hast, die Einstellungen und mach unter „Du und deine Geräte“ einen neuen Link.',
  haveCode: 'Ich habe einen Rückkehrcode',
  whereOpened:
    'Hast du den Link selbst benutzt, dann sind deine Plätze in dem Browser, in dem du ihn geöffnet hast.',
  code: {
    title: 'Mit dem Rückkehrcode wiederkommen',
    why: 'Er bringt deinen Namen und deine Plätze in diesen Browser.',
    label: 'Rückkehrcode',
    wrong: 'Das ist kein ganzer Code, oder ein Zeichen stimmt nicht. Sieh noch einmal nach.',
    unknown: 'Diesen Code hat niemand. Vielleicht hast du einen neueren gemacht.',
    stays: 'Der Code gilt weiter, bis du einen neuen machst.',
  },
  mail: {
    title: 'Per E-Mail anmelden',
    why: 'Mit der Adresse, die du in den Einstellungen bestätigt hast.',
    label: 'E-Mail-Adresse',
    wrong: 'Das ist keine E-Mail-Adresse.',
    send: 'Link senden',
    again: 'Noch einen senden',
    sent: 'Wenn hier jemand {{address}} hat, ist eine Mail unterwegs. Ihr Link gilt einmal, 15 Minuten lang.',
    open: 'Öffne den Link auf dem Gerät, auf dem du spielen möchtest.',
    only: 'An eine Adresse, die niemand bestätigt hat, geht keine Mail.',
  },
  confirm: {
    title: 'Bestätige deine E-Mail-Adresse',
    why: 'Wenn du diese Adresse selbst angegeben hast.',
    now: 'Diese Adresse bestätigen',
    signIn: 'Du kannst dich mit ihr auf einem anderen Gerät anmelden.',
    remind: 'Unter „Hinweise“ in den Einstellungen kannst du dich an Tische erinnern lassen, die warten.',
    private: 'Sonst sieht niemand die Adresse.',
    done: 'Die Adresse ist bestätigt',
    of: 'Sie bringt {{name}} zurück.',
    old: 'Er ist zu alt, oder es wurde ein neuerer gesendet.',
    settings:
      'In den Einstellungen, unter „Du und deine Geräte“, kannst du dir einen neuen Link senden lassen.',
    taken: 'Die Adresse ist vergeben',
    takenWhy: 'Sie gehört inzwischen jemand anderem, der hier spielt.',
  },
  stop: {
    title: 'Erinnerungen per E-Mail',
    why: 'Wenn ein Tisch auf dich wartet.',
    now: 'Keine Erinnerungen mehr',
    done: 'Keine Erinnerungen mehr',
    stays:
      'Deine Adresse bleibt: Du kannst dich weiter mit ihr anmelden. Erinnerungen lassen sich unter „Hinweise“ in den Einstellungen wieder einschalten.',
  },
};
