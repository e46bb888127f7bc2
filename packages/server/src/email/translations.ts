/**
 * The texts of e-mails in each language. Reminders use the texts of all notifications
 * (`notifications/translations.ts`).
 */
import type { Language } from '@great-fire/protocol';

/** One e-mail: its subject, paragraphs and the text of its link. */
export interface EmailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly linkText: string;
}

interface EmailTranslations {
  readonly confirm: EmailText;
  readonly addressInUse: EmailText;
  readonly signIn: EmailText;
  readonly openTable: string;
  readonly openGroup: string;
  readonly unsubscribe: string; // in reminders
  readonly footer: string; // contains {host}
}

export const EMAIL_TEXTS: Readonly<Record<Language, EmailTranslations>> = {
  en: {
    confirm: {
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'Someone who plays The Great Fire of London 1666 gave this address.',
        'If that was you, open the link within a day and confirm. You can then sign in by e-mail on another device and get reminders of tables that are waiting for you.',
        'If it wasn’t you, ignore this e-mail: the address won’t be used.',
      ],
      linkText: 'Confirm this address',
    },
    addressInUse: {
      subject: 'You already play here',
      paragraphs: [
        'Someone who plays The Great Fire of London 1666 gave this address, but it already belongs to a player.',
        'If that is you, the link signs you in as this player. It works once, for 15 minutes.',
        'If it wasn’t you, ignore this e-mail.',
      ],
      linkText: 'Sign in',
    },
    signIn: {
      subject: 'Sign in',
      paragraphs: [
        'Someone asked to sign in to The Great Fire of London 1666 with this address.',
        'Open the link on the device you want to play on, and confirm there. It works once, for 15 minutes.',
        'If it wasn’t you, ignore this e-mail. Keep the link to yourself: anyone who opens it can play as you.',
      ],
      linkText: 'Sign in',
    },
    openTable: 'To the table',
    openGroup: 'To the group',
    unsubscribe: 'Stop reminders by e-mail',
    footer: 'Sent by The Great Fire of London 1666 at {host}.',
  },
  de: {
    confirm: {
      subject: 'Bestätige deine E-Mail-Adresse',
      paragraphs: [
        'Jemand, der The Great Fire of London 1666 spielt, hat diese Adresse angegeben.',
        'Warst du das, öffne den Link innerhalb eines Tages und bestätige. Danach kannst du dich auf einem anderen Gerät per E-Mail anmelden und an Tische erinnern lassen, die auf dich warten.',
        'Warst du es nicht, ignoriere diese Mail: Die Adresse wird nicht verwendet.',
      ],
      linkText: 'Diese Adresse bestätigen',
    },
    addressInUse: {
      subject: 'Du spielst hier schon',
      paragraphs: [
        'Jemand, der The Great Fire of London 1666 spielt, hat diese Adresse angegeben, aber sie gehört schon einem Spieler.',
        'Bist du das, meldet dich der Link als dieser Spieler an. Er gilt einmal, 15 Minuten lang.',
        'Warst du es nicht, ignoriere diese Mail.',
      ],
      linkText: 'Anmelden',
    },
    signIn: {
      subject: 'Anmelden',
      paragraphs: [
        'Jemand möchte sich mit dieser Adresse bei The Great Fire of London 1666 anmelden.',
        'Öffne den Link auf dem Gerät, auf dem du spielen möchtest, und bestätige dort. Er gilt einmal, 15 Minuten lang.',
        'Warst du es nicht, ignoriere diese Mail. Behalte den Link für dich: Wer ihn öffnet, kann als du spielen.',
      ],
      linkText: 'Anmelden',
    },
    openTable: 'Zum Tisch',
    openGroup: 'Zur Gruppe',
    unsubscribe: 'Erinnerungen per E-Mail abstellen',
    footer: 'Gesendet von The Great Fire of London 1666 auf {host}.',
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Quelqu’un qui joue à The Great Fire of London 1666 a indiqué cette adresse.',
        'Si c’est vous, ouvrez le lien dans la journée et confirmez. Vous pourrez alors vous connecter par e-mail sur un autre appareil et recevoir des rappels des tables qui vous attendent.',
        'Si ce n’est pas vous, ignorez ce message\u202f: l’adresse ne servira pas.',
      ],
      linkText: 'Confirmer cette adresse',
    },
    addressInUse: {
      subject: 'Vous jouez déjà ici',
      paragraphs: [
        'Quelqu’un qui joue à The Great Fire of London 1666 a indiqué cette adresse, mais elle appartient déjà à un joueur.',
        'Si c’est vous, le lien vous connecte comme ce joueur. Il fonctionne une fois, pendant 15 minutes.',
        'Si ce n’est pas vous, ignorez ce message.',
      ],
      linkText: 'Se connecter',
    },
    signIn: {
      subject: 'Se connecter',
      paragraphs: [
        'Quelqu’un demande à se connecter à The Great Fire of London 1666 avec cette adresse.',
        'Ouvrez le lien sur l’appareil où vous voulez jouer et confirmez. Il fonctionne une fois, pendant 15 minutes.',
        'Si ce n’est pas vous, ignorez ce message. Gardez le lien pour vous\u202f: toute personne qui l’ouvre peut jouer à votre place.',
      ],
      linkText: 'Se connecter',
    },
    openTable: 'Vers la table',
    openGroup: 'Vers le groupe',
    unsubscribe: 'Arrêter les rappels par e-mail',
    footer: 'Envoyé par The Great Fire of London 1666 sur {host}.',
  },
  es: {
    confirm: {
      subject: 'Confirma tu dirección de correo',
      paragraphs: [
        'Alguien que juega a The Great Fire of London 1666 ha dado esta dirección.',
        'Si has sido tú, abre el enlace antes de un día y confirma. Después podrás iniciar sesión por correo en otro dispositivo y recibir recordatorios de las mesas que te esperan.',
        'Si no has sido tú, ignora este correo: la dirección no se usará.',
      ],
      linkText: 'Confirmar esta dirección',
    },
    addressInUse: {
      subject: 'Ya juegas aquí',
      paragraphs: [
        'Alguien que juega a The Great Fire of London 1666 ha dado esta dirección, pero ya es de un jugador.',
        'Si eres tú, el enlace inicia tu sesión como ese jugador. Vale una vez, durante 15 minutos.',
        'Si no has sido tú, ignora este correo.',
      ],
      linkText: 'Iniciar sesión',
    },
    signIn: {
      subject: 'Iniciar sesión',
      paragraphs: [
        'Alguien ha pedido iniciar sesión en The Great Fire of London 1666 con esta dirección.',
        'Abre el enlace en el dispositivo en el que quieras jugar y confirma allí. Vale una vez, durante 15 minutos.',
        'Si no has sido tú, ignora este correo. No compartas el enlace: quien lo abra puede jugar como tú.',
      ],
      linkText: 'Iniciar sesión',
    },
    openTable: 'Ir a la mesa',
    openGroup: 'Ir al grupo',
    unsubscribe: 'Dejar de recibir recordatorios por correo',
    footer: 'Enviado por The Great Fire of London 1666 en {host}.',
  },
  it: {
    confirm: {
      subject: 'Conferma il tuo indirizzo e-mail',
      paragraphs: [
        'Qualcuno che gioca a The Great Fire of London 1666 ha dato questo indirizzo.',
        'Se sei tu, apri il link entro un giorno e conferma. Poi potrai accedere via e-mail su un altro dispositivo e ricevere promemoria dei tavoli che ti aspettano.',
        'Se non sei tu, ignora questa e-mail: l’indirizzo non verrà usato.',
      ],
      linkText: 'Conferma questo indirizzo',
    },
    addressInUse: {
      subject: 'Giochi già qui',
      paragraphs: [
        'Qualcuno che gioca a The Great Fire of London 1666 ha dato questo indirizzo, ma è già di un giocatore.',
        'Se sei tu, il link ti fa accedere come questo giocatore. Funziona una volta, per 15 minuti.',
        'Se non sei tu, ignora questa e-mail.',
      ],
      linkText: 'Accedi',
    },
    signIn: {
      subject: 'Accedi',
      paragraphs: [
        'Qualcuno ha chiesto di accedere a The Great Fire of London 1666 con questo indirizzo.',
        'Apri il link sul dispositivo su cui vuoi giocare, e lì conferma. Funziona una volta, per 15 minuti.',
        'Se non sei tu, ignora questa e-mail. Tieni il link per te: chi lo apre può giocare al tuo posto.',
      ],
      linkText: 'Accedi',
    },
    openTable: 'Vai al tavolo',
    openGroup: 'Vai al gruppo',
    unsubscribe: 'Disattiva i promemoria via e-mail',
    footer: 'Inviata da The Great Fire of London 1666 su {host}.',
  },
};
