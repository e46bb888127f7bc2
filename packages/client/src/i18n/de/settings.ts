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
  me: {
    title: 'Du und deine Geräte',
    hint: 'Dein Name, andere Geräte, ein Rückkehrcode.',
    open: 'Öffnen',
    back: 'Zurück zu den Einstellungen',
    nobody:
      'Noch kennt dich hier niemand: Nimm erst an einem Tisch Platz. Dann kannst du andere Geräte dazunehmen.',
    haveCode: 'Ich habe einen Rückkehrcode',
  },
  name: {
    label: 'Dein Name',
    change: 'Ändern',
    hint: 'So sehen dich die anderen an deinen Tischen.',
    changed: 'Geändert, auch an deinen Tischen.',
    kept: 'Gemerkt für deinen ersten Platz.',
  },
  devices: {
    title: 'Deine Geräte',
    unknown: 'Ein Browser',
    this: 'dieses hier',
    seen: 'zuletzt hier am {{day}}',
    signOut: 'Abmelden',
    signOutNamed: 'Abmelden: {{device}}',
    others: 'Überall sonst abmelden',
    othersHint: 'Auch unbenutzte Links gelten dann nicht mehr. Dein Rückkehrcode gilt weiter.',
  },
  code: {
    title: 'Rückkehrcode',
    hint: 'Er bringt dich zurück, wenn kein Browser dich mehr kennt. Bewahre ihn auf Papier auf.',
    made: 'Du hast am {{day}} einen gemacht. Ein neuer tritt an seine Stelle.',
    make: 'Rückkehrcode machen',
    makeNew: 'Neuen Code machen',
    copy: 'Code kopieren',
    holds: 'Schreib ihn auf: Er wird nur dieses Mal gezeigt. Wer ihn hat, spielt an deiner Stelle.',
    copied: 'Kopiert. Er wird nur dieses Mal gezeigt. Wer ihn hat, spielt an deiner Stelle.',
    byHand: 'Markiere den Code und kopiere ihn.',
  },
  elsewhere: {
    title: 'Auf einem anderen Gerät spielen',
    hint: 'Ein Link bringt deinen Namen und deine Plätze auch in einen anderen Browser.',
    make: 'Link machen',
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
