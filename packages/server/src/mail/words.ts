/** What mail says, in each language of the page. Of tables that wait it says what every notice does (`notices/words.ts`). */
import type { NoticeLanguage } from '@great-fire/protocol';

/** One mail: what it is about, some sentences, and where its one link leads. */
export interface MailWords {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly press: string; // on the link
}

interface Words {
  readonly confirm: MailWords;
  readonly taken: MailWords;
  readonly signIn: MailWords;
  readonly toTable: string;
  readonly stop: string; // reminders
  readonly from: string; // {host}
}

export const MAIL_WORDS: Readonly<Record<NoticeLanguage, Words>> = {
  en: {
    confirm: {
      subject: 'Confirm your e-mail address',
      lines: [
        'Someone who plays The Great Fire of London 1666 gave this address.',
        'If that was you, open the link within a day and confirm. You can then sign in by e-mail on another device and get reminders of tables that are waiting for you.',
        'If it wasn’t you, ignore this mail: the address won’t be used.',
      ],
      press: 'Confirm this address',
    },
    taken: {
      subject: 'You already play here',
      lines: [
        'Someone who plays The Great Fire of London 1666 gave this address, but it already belongs to a player.',
        'If that is you, the link signs you in as this player. It works once, for 15 minutes.',
        'If it wasn’t you, ignore this mail.',
      ],
      press: 'Sign in',
    },
    signIn: {
      subject: 'Sign in',
      lines: [
        'Someone asked to sign in to The Great Fire of London 1666 with this address.',
        'Open the link on the device you want to play on, and confirm there. It works once, for 15 minutes.',
        'If it wasn’t you, ignore this mail. Keep the link to yourself: anyone who opens it can play as you.',
      ],
      press: 'Sign in',
    },
    toTable: 'To the table',
    stop: 'Stop reminders by e-mail',
    from: 'Sent by The Great Fire of London 1666 at {host}.',
  },
  de: {
    confirm: {
      subject: 'Bestätige deine E-Mail-Adresse',
      lines: [
        'Jemand, der The Great Fire of London 1666 spielt, hat diese Adresse angegeben.',
        'Warst du das, öffne den Link innerhalb eines Tages und bestätige. Danach kannst du dich auf einem anderen Gerät per E-Mail anmelden und an Tische erinnern lassen, die auf dich warten.',
        'Warst du es nicht, ignoriere diese Mail: Die Adresse wird nicht verwendet.',
      ],
      press: 'Diese Adresse bestätigen',
    },
    taken: {
      subject: 'Du spielst hier schon',
      lines: [
        'Jemand, der The Great Fire of London 1666 spielt, hat diese Adresse angegeben, aber sie gehört schon einem Spieler.',
        'Bist du das, meldet dich der Link als dieser Spieler an. Er gilt einmal, 15 Minuten lang.',
        'Warst du es nicht, ignoriere diese Mail.',
      ],
      press: 'Anmelden',
    },
    signIn: {
      subject: 'Anmelden',
      lines: [
        'Jemand möchte sich mit dieser Adresse bei The Great Fire of London 1666 anmelden.',
        'Öffne den Link auf dem Gerät, auf dem du spielen möchtest, und bestätige dort. Er gilt einmal, 15 Minuten lang.',
        'Warst du es nicht, ignoriere diese Mail. Behalte den Link für dich: Wer ihn öffnet, kann als du spielen.',
      ],
      press: 'Anmelden',
    },
    toTable: 'Zum Tisch',
    stop: 'Erinnerungen per E-Mail abstellen',
    from: 'Gesendet von The Great Fire of London 1666 auf {host}.',
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      lines: [
        'Quelqu’un qui joue à The Great Fire of London 1666 a donné cette adresse.',
        'Si c’est vous, ouvrez le lien dans la journée et confirmez. Vous pourrez alors vous connecter par e-mail sur un autre appareil et recevoir des rappels des tables qui vous attendent.',
        'Si ce n’est pas vous, ignorez ce message : l’adresse ne servira pas.',
      ],
      press: 'Confirmer cette adresse',
    },
    taken: {
      subject: 'Vous jouez déjà ici',
      lines: [
        'Quelqu’un qui joue à The Great Fire of London 1666 a donné cette adresse, mais elle appartient déjà à un joueur.',
        'Si c’est vous, le lien vous connecte comme ce joueur. Il marche une fois, pendant 15 minutes.',
        'Si ce n’est pas vous, ignorez ce message.',
      ],
      press: 'Se connecter',
    },
    signIn: {
      subject: 'Se connecter',
      lines: [
        'Quelqu’un demande à se connecter à The Great Fire of London 1666 avec cette adresse.',
        'Ouvrez le lien sur l’appareil où vous voulez jouer et confirmez. Il marche une fois, pendant 15 minutes.',
        'Si ce n’est pas vous, ignorez ce message. Gardez le lien pour vous : toute personne qui l’ouvre peut jouer à votre place.',
      ],
      press: 'Se connecter',
    },
    toTable: 'Vers la table',
    stop: 'Arrêter les rappels par e-mail',
    from: 'Envoyé par The Great Fire of London 1666 sur {host}.',
  },
};
