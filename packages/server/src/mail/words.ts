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
        'Somebody who plays The Great Fire of London 1666 gave this address as their own.',
        'If that was you, open the link within a day and press the button there. Then you can sign in by e-mail on another device, and be reminded of tables that wait for you.',
        'If it was not you, do nothing: the address is not used.',
      ],
      press: 'Confirm this address',
    },
    taken: {
      subject: 'You are known here already',
      lines: [
        'Somebody who plays The Great Fire of London 1666 gave this address as their own. It belongs to a player already.',
        'If that is you, the link signs you in as this player. It works once, for 15 minutes.',
        'If it was not you, do nothing.',
      ],
      press: 'Sign in',
    },
    signIn: {
      subject: 'Sign in',
      lines: [
        'Somebody asked to sign in to The Great Fire of London 1666 by this address.',
        'Open the link on the device where you would like to play, and press the button there. It works once, for 15 minutes.',
        'If it was not you, do nothing. Show the link to nobody: whoever opens it plays in your place.',
      ],
      press: 'Sign in',
    },
    toTable: 'To the table',
    stop: 'No more reminders by e-mail',
    from: 'Sent by The Great Fire of London 1666 at {host}.',
  },
  de: {
    confirm: {
      subject: 'Bestätige deine E-Mail-Adresse',
      lines: [
        'Jemand, der The Great Fire of London 1666 spielt, hat diese Adresse als die eigene angegeben.',
        'Warst du das, dann öffne den Link innerhalb eines Tages und drücke dort den Knopf. Danach kannst du dich auf einem anderen Gerät per E-Mail anmelden und an Tische erinnern lassen, die auf dich warten.',
        'Warst du es nicht, dann tu nichts: Die Adresse wird nicht verwendet.',
      ],
      press: 'Diese Adresse bestätigen',
    },
    taken: {
      subject: 'Du bist hier schon bekannt',
      lines: [
        'Jemand, der The Great Fire of London 1666 spielt, hat diese Adresse als die eigene angegeben. Sie gehört schon jemandem, der hier spielt.',
        'Bist du das, dann meldet dich der Link dort an. Er gilt einmal, 15 Minuten lang.',
        'Warst du es nicht, dann tu nichts.',
      ],
      press: 'Anmelden',
    },
    signIn: {
      subject: 'Anmelden',
      lines: [
        'Jemand möchte sich mit dieser Adresse bei The Great Fire of London 1666 anmelden.',
        'Öffne den Link auf dem Gerät, auf dem du spielen möchtest, und drücke dort den Knopf. Er gilt einmal, 15 Minuten lang.',
        'Warst du es nicht, dann tu nichts. Zeig den Link niemandem: Wer ihn öffnet, spielt an deiner Stelle.',
      ],
      press: 'Anmelden',
    },
    toTable: 'Zum Tisch',
    stop: 'Keine Erinnerungen per E-Mail mehr',
    from: 'Gesendet von The Great Fire of London 1666 auf {host}.',
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      lines: [
        'Quelqu’un qui joue à The Great Fire of London 1666 a donné cette adresse comme la sienne.',
        'Si c’est vous, ouvrez le lien dans la journée et appuyez sur le bouton qui s’y trouve. Vous pourrez alors vous connecter par e-mail sur un autre appareil et recevoir un rappel quand une table vous attend.',
        'Si ce n’est pas vous, ne faites rien : l’adresse ne sert pas.',
      ],
      press: 'Confirmer cette adresse',
    },
    taken: {
      subject: 'On vous connaît déjà ici',
      lines: [
        'Quelqu’un qui joue à The Great Fire of London 1666 a donné cette adresse comme la sienne. Elle appartient déjà à une personne qui joue ici.',
        'Si c’est vous, le lien vous connecte sous cette identité. Il vaut une fois, pendant 15 minutes.',
        'Si ce n’est pas vous, ne faites rien.',
      ],
      press: 'Se connecter',
    },
    signIn: {
      subject: 'Se connecter',
      lines: [
        'Quelqu’un demande à se connecter à The Great Fire of London 1666 par cette adresse.',
        'Ouvrez le lien sur l’appareil où vous voulez jouer et appuyez sur le bouton qui s’y trouve. Il vaut une fois, pendant 15 minutes.',
        'Si ce n’est pas vous, ne faites rien. Ne montrez le lien à personne : qui l’ouvre joue à votre place.',
      ],
      press: 'Se connecter',
    },
    toTable: 'Vers la table',
    stop: 'Ne plus recevoir de rappels par e-mail',
    from: 'Envoyé par The Great Fire of London 1666 sur {host}.',
  },
};
