import type { recovery as english } from '../en/recovery';
import type { GermanMessages } from '../../message-types';

export const recovery: GermanMessages<typeof english> = {
  title: 'Auf diesem Gerät weiterspielen',
  why: 'Dieser Link bringt deinen Namen und deine Plätze in diesen Browser.',
  takeOver: 'Hier weiterspielen',
  happens: 'Was dann passiert',
  here: 'Du behältst deinen Namen, deine Tische und Plätze.',
  there:
    'Dein anderer Browser bleibt angemeldet. Jeder von beiden kann den anderen in den Einstellungen abmelden.',
  once: 'Der Link gilt danach nicht mehr. Einen neuen erstellst du in den Einstellungen.',
  already_one:
    'In diesem Browser hast du schon einen Platz an {{count}} Tisch. Machst du als jemand anderes weiter, gibst du ihn hier auf.',
  already_other:
    'In diesem Browser hast du schon Plätze an {{count}} Tischen. Machst du als jemand anderes weiter, gibst du sie hier auf.',
  alreadyAs_one:
    'In diesem Browser bist du {{name}} und hast einen Platz an {{count}} Tisch. Machst du als jemand anderes weiter, gibst du ihn hier auf.',
  alreadyAs_other:
    'In diesem Browser bist du {{name}} und hast Plätze an {{count}} Tischen. Machst du als jemand anderes weiter, gibst du sie hier auf.',
  keepThem:
    'Um sie zu behalten, erstelle vorher hier in den Einstellungen einen Link oder einen Rückkehrcode.',
  gone: 'Dieser Link gilt nicht mehr',
  goneWhy: 'Er wurde schon benutzt, ist abgelaufen, oder es gibt einen neueren.',
  broken: 'Dieser Link ist nicht vollständig',
  brokenWhy: 'Kopiere ihn ganz und versuch es noch einmal.',
  waysOn: 'Was du tun kannst',
  makeNew:
    'Öffne in dem Browser, in dem du deine Plätze noch hast, die Einstellungen und erstelle unter „Du und deine Geräte“ einen neuen Link.',
  haveCode: 'Ich habe einen Rückkehrcode',
  whereOpened:
    'Hast du den Link selbst benutzt, dann sind deine Plätze in dem Browser, in dem du ihn geöffnet hast.',
  code: {
    title: 'Rückkehrcode verwenden',
    why: 'Er bringt deinen Namen und deine Plätze in diesen Browser.',
    label: 'Rückkehrcode',
    wrong: 'Der Code ist unvollständig oder hat einen Tippfehler.',
    unknown: 'Diesen Code gibt es nicht. Vielleicht hast du einen neueren erstellt.',
    stays: 'Der Code bleibt gültig, bis du einen neuen erstellst.',
  },
  mail: {
    title: 'Per E-Mail anmelden',
    why: 'Mit der Adresse, die du in den Einstellungen bestätigt hast.',
    label: 'E-Mail-Adresse',
    wrong: 'Das ist keine E-Mail-Adresse.',
    send: 'Link senden',
    again: 'Noch einen senden',
    sent: 'Gehört {{address}} jemandem, der hier spielt, ist eine Mail unterwegs. Ihr Link gilt einmal, 15 Minuten lang.',
    open: 'Öffne den Link auf dem Gerät, auf dem du spielen möchtest.',
    only: 'Nur bestätigte Adressen bekommen Mails.',
  },
  confirm: {
    title: 'Bestätige deine E-Mail-Adresse',
    why: 'Nur wenn du diese Adresse selbst angegeben hast.',
    now: 'Diese Adresse bestätigen',
    signIn: 'Du kannst dich mit ihr auf einem anderen Gerät anmelden.',
    remind:
      'Unter „Benachrichtigungen“ in den Einstellungen kannst du Erinnerungen an wartende Tische einschalten.',
    private: 'Sonst sieht niemand die Adresse.',
    done: 'Adresse bestätigt',
    of: '{{name}} kann sich jetzt damit anmelden.',
    old: 'Er ist abgelaufen, oder es gibt einen neueren.',
    settings: 'Einen neuen Link bekommst du in den Einstellungen, unter „Du und deine Geräte“.',
    taken: 'Diese Adresse ist vergeben',
    takenWhy: 'Sie gehört inzwischen jemand anderem, der hier spielt.',
  },
  stop: {
    title: 'Erinnerungen per E-Mail',
    why: 'Wenn ein Tisch auf dich wartet.',
    now: 'Erinnerungen abstellen',
    done: 'Erinnerungen abgestellt',
    stays:
      'Du kannst dich weiter mit deiner Adresse anmelden. Erinnerungen schaltest du unter „Benachrichtigungen“ in den Einstellungen wieder ein.',
  },
};
