import type { settings as english } from '../en/settings';
import type { InFrench } from '../words';

export const settings: InFrench<typeof english> = {
  title: 'Réglages',
  close: 'Fermer les réglages',
  language: 'Langue',
  theme: { label: 'Lumière', system: 'Système', parchment: 'Jour', night: 'Nuit' },
  motion: { label: 'Mouvement', system: 'Système', off: 'Aucun' },
  sound: { label: 'Son', volume: 'Volume' },
  singleKeys: {
    label: 'Touches seules',
    hint: 'À la table, lettres, chiffres et signes servent de raccourcis.',
  },
  rules: 'Les règles',
  firstTurn: 'Un premier tour, pas à pas',
  explain:
    'À la table, laissez la souris sur une chose, gardez-y le doigt ou appuyez sur « ? » ou F1 : elle s’explique.',
  elsewhere: {
    title: 'Jouer sur un autre appareil',
    hint: 'Un lien apporte votre nom et vos places dans un autre navigateur, et déconnecte celui-ci.',
    make: 'Créer un lien',
    nobody: 'Il n’y a encore rien à emporter : prenez d’abord une place à une table.',
    label: 'Lien vers un autre appareil',
    copy: 'Copier le lien',
    share: 'Partager',
    holds: 'Il vaut une fois, jusqu’au {{day}}. Qui l’ouvre joue à votre place : ne le montrez à personne.',
    copied: 'Copié. Il vaut une fois, jusqu’au {{day}}. Qui l’ouvre joue à votre place.',
    byHand: 'Sélectionnez le lien et copiez-le.',
  },
  install: {
    title: 'Comme application',
    button: 'Installer',
    done: 'Installée. L’exercice se passe de connexion.',
    hint: 'Par le menu du navigateur, ou le bouton quand il y en a un. L’exercice se passe alors de connexion.',
    apple: 'Touchez « Partager », puis « Sur l’écran d’accueil ». L’exercice se passe alors de connexion.',
    insecure:
      'Les navigateurs n’installent que par https, et cette adresse est en simple http. On y joue très bien ainsi.',
  },
  leaveHint: 'Votre place reste à vous dans ce navigateur.',
};
