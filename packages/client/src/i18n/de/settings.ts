import type { settings as english } from '../en/settings';
import type { InGerman } from '../words';

export const settings: InGerman<typeof english> = {
  title: 'Einstellungen',
  close: 'Einstellungen schließen',
  language: 'Sprache',
  theme: { label: 'Licht', system: 'System', parchment: 'Tag', night: 'Nacht' },
  motion: { label: 'Bewegung', system: 'System', off: 'Keine' },
  sound: { label: 'Ton', volume: 'Lautstärke' },
  singleKeys: {
    label: 'Einzelne Tasten',
    hint: 'Buchstaben, Ziffern und Zeichen als Tastenkürzel am Tisch.',
  },
  rules: 'Die Regeln',
  firstTurn: 'Ein erster Zug, Schritt für Schritt',
  explain:
    'Lass die Maus am Tisch auf einer Sache ruhen, halte den Finger darauf oder drücke ? oder F1 im Fokus: Sie erklärt sich.',
  elsewhere: {
    title: 'Auf einem anderen Gerät spielen',
    hint: 'Ein Link bringt deinen Namen und deine Plätze in einen anderen Browser und meldet diesen hier ab.',
    make: 'Link machen',
    nobody: 'Noch gibt es nichts mitzunehmen: Nimm erst an einem Tisch Platz.',
    label: 'Link auf ein anderes Gerät',
    copy: 'Link kopieren',
    share: 'Teilen',
    holds: 'Er gilt einmal, bis {{day}}. Wer ihn öffnet, spielt an deiner Stelle: Zeig ihn niemandem.',
    copied: 'Kopiert. Er gilt einmal, bis {{day}}. Wer ihn öffnet, spielt an deiner Stelle.',
    byHand: 'Markiere den Link und kopiere ihn.',
  },
  install: {
    title: 'Als App',
    button: 'Installieren',
    done: 'Installiert. Üben geht auch ohne Verbindung.',
    hint: 'Über das Menü des Browsers oder den Knopf, wo es einen gibt. Üben geht dann ohne Verbindung.',
    apple: 'Auf „Teilen“ tippen, dann „Zum Home-Bildschirm“. Üben geht dann ohne Verbindung.',
    insecure:
      'Browser installieren nur über https, und diese Adresse ist einfaches http. Spielen geht hier trotzdem.',
  },
  leaveHint: 'Dein Platz bleibt dir in diesem Browser.',
};
