import type { recovery as english } from '../en/recovery';
import type { GermanMessages } from '../../message-types';

export const recovery: GermanMessages<typeof english> = {
  title: 'Auf diesem Gerät weiterspielen',
  explanation: 'Dieser Link bringt deinen Namen und deine Plätze in diesen Browser.',
  continueHere: 'Hier weiterspielen',
  nextStepsTitle: 'Was dann passiert',
  sameSeatsHint: 'Du behältst deinen Namen, deine Tische und Plätze.',
  otherBrowserHint:
    'Dein anderer Browser bleibt angemeldet. Jeder von beiden kann den anderen in den Einstellungen abmelden.',
  singleUseHint: 'Der Link gilt danach nicht mehr. Einen neuen erstellst du in den Einstellungen.',
  seatLossWarning_one:
    'In diesem Browser hast du schon einen Platz an {{count}} Tisch. Machst du als jemand anderes weiter, gibst du ihn hier auf.',
  seatLossWarning_other:
    'In diesem Browser hast du schon Plätze an {{count}} Tischen. Machst du als jemand anderes weiter, gibst du sie hier auf.',
  seatLossWarningNamed_one:
    'In diesem Browser bist du {{name}} und hast einen Platz an {{count}} Tisch. Machst du als jemand anderes weiter, gibst du ihn hier auf.',
  seatLossWarningNamed_other:
    'In diesem Browser bist du {{name}} und hast Plätze an {{count}} Tischen. Machst du als jemand anderes weiter, gibst du sie hier auf.',
  keepSeatsHint:
    'Um zu behalten, was du hier hast, erstelle vorher in den Einstellungen einen Link oder einen Wiederherstellungscode.',
  linkExpired: 'Dieser Link gilt nicht mehr',
  linkExpiredExplanation: 'Er wurde schon benutzt, ist abgelaufen, oder es gibt einen neueren.',
  linkIncomplete: 'Dieser Link ist nicht vollständig',
  linkIncompleteExplanation: 'Kopiere ihn ganz und versuche es noch einmal.',
  optionsTitle: 'Was du tun kannst',
  createLinkHint:
    'Öffne in dem Browser, in dem du deine Plätze noch hast, die Einstellungen und erstelle unter „Du und deine Geräte“ einen neuen Link.',
  useRecoveryCode: 'Ich habe einen Wiederherstellungscode',
  linkUsedHint:
    'Hast du den Link selbst benutzt, dann sind deine Plätze in dem Browser, in dem du ihn geöffnet hast.',
  recoveryCode: {
    title: 'Wiederherstellungscode verwenden',
    explanation: 'Er bringt deinen Namen und deine Plätze in diesen Browser.',
    label: 'Wiederherstellungscode',
    invalid: 'Der Code ist unvollständig oder hat einen Tippfehler.',
    unknown: 'Diesen Code gibt es nicht. Vielleicht hast du einen neueren erstellt.',
    validityHint: 'Der Code bleibt gültig, bis du einen neuen erstellst.',
  },
  emailSignIn: {
    title: 'Per E-Mail anmelden',
    explanation: 'Mit der Adresse, die du in den Einstellungen bestätigt hast.',
    label: 'E-Mail-Adresse',
    invalid: 'Das ist keine E-Mail-Adresse.',
    sendLink: 'Link senden',
    resendLink: 'Noch einen senden',
    linkSent:
      'Gehört {{address}} jemandem, der hier spielt, ist eine Mail unterwegs. Ihr Link gilt einmal, 15 Minuten lang.',
    openLinkHint: 'Öffne den Link auf dem Gerät, auf dem du spielen möchtest.',
    confirmedOnlyHint: 'Nur bestätigte Adressen bekommen Mails.',
  },
  confirmEmail: {
    title: 'Bestätige deine E-Mail-Adresse',
    explanation: 'Nur wenn du diese Adresse selbst angegeben hast.',
    confirm: 'Diese Adresse bestätigen',
    signInHint: 'Du kannst dich mit ihr auf einem anderen Gerät anmelden.',
    remindersHint:
      'Unter „Benachrichtigungen“ in den Einstellungen kannst du Erinnerungen an wartende Tische einschalten.',
    privacyHint: 'Sonst sieht niemand die Adresse.',
    confirmedTitle: 'Adresse bestätigt',
    confirmedExplanation: '{{name}} kann sich jetzt damit anmelden.',
    linkExpiredExplanation: 'Er ist abgelaufen, oder es gibt einen neueren.',
    newLinkHint: 'Einen neuen Link bekommst du in den Einstellungen, unter „Du und deine Geräte“.',
    addressTaken: 'Diese Adresse ist vergeben',
    addressTakenExplanation: 'Sie gehört inzwischen jemand anderem, der hier spielt.',
  },
  stopReminders: {
    title: 'Erinnerungen per E-Mail',
    explanation: 'Wenn ein Tisch auf dich wartet.',
    confirm: 'Erinnerungen abstellen',
    stoppedTitle: 'Erinnerungen abgestellt',
    signInHint:
      'Du kannst dich weiter mit deiner Adresse anmelden. Erinnerungen schaltest du unter „Benachrichtigungen“ in den Einstellungen wieder ein.',
  },
};
