import type { practice as english } from '../en/practice';
import type { FrenchMessages } from '../../message-types';

export const practice: FrenchMessages<typeof english> = {
  title: 'Entraînement',
  tagline: 'Contre des bots ou entre amis sur cet appareil.\nFonctionne hors ligne.',
  defaultTableName: 'Entraînement',
  seatPlayerLabel: 'Joueur à la place {{number}}',
  seatNameLabel: 'Nom à la place {{number}}',
  defaultPlayerName: 'Joueur {{number}}',
  humanPlayer: 'Une personne',
  botStrengthHint: {
    apprentice: 'Facile : rate beaucoup de choses',
    merchant: 'Normal : protège ses maisons',
    alderman: 'Difficile : anticipe',
  },
  dealCards: 'Distribuer les cartes',
  error: {
    noPerson: 'Il faut au moins une personne.',
    notSaved:
      'Ce navigateur ne peut rien enregistrer sur l’appareil : aucune partie ne peut commencer. C’est peut-être une fenêtre privée.',
  },
  savedGamesTitle: 'Enregistrées sur cet appareil',
  noSavedGames: 'Aucune partie enregistrée.',
  noSavedGamesHint: 'Les parties commencées ici ne sont enregistrées que sur cet appareil.',
  finished: 'Terminée',
  replay: 'Revoir',
  continue: 'Continuer',
  view: 'Regarder',
  deleteGame: 'Supprimer la partie de {{names}}',
  passDeviceTitle: '{{name}}, à vous de jouer',
  passDeviceHint: 'Prenez l’appareil. Vous seul devez voir votre main.',
  passDeviceConfirm: 'Je suis {{name}}',
  branch: {
    title: 'Et si… ?',
    hint: 'Commence une nouvelle partie d’entraînement à partir de cette position. L’originale reste inchangée.',
    seatLabel: 'Vous jouez en tant que',
    botStrengthLabel: 'Des bots jouent les autres',
    cancel: 'Pas maintenant',
    confirm: 'Jouer à partir d’ici',
  },
};
