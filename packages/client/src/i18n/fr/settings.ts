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
  me: {
    title: 'Vous et vos appareils',
    hint: 'Votre nom, d’autres appareils, un code de retour.',
    open: 'Ouvrir',
    back: 'Revenir aux réglages',
    nobody:
      'Personne ne vous connaît encore ici : prenez d’abord une place à une table. Ensuite, d’autres appareils peuvent s’ajouter.',
    haveCode: 'J’ai un code de retour',
  },
  name: {
    label: 'Votre nom',
    change: 'Changer',
    hint: 'Les autres à vos tables vous voient ainsi.',
    changed: 'Changé, à vos tables aussi.',
    kept: 'Retenu pour votre première place.',
  },
  devices: {
    title: 'Vos appareils',
    unknown: 'Un navigateur',
    this: 'celui-ci',
    seen: 'ici pour la dernière fois le {{day}}',
    signOut: 'Déconnecter',
    signOutNamed: 'Déconnecter : {{device}}',
    others: 'Déconnecter partout ailleurs',
    othersHint: 'Les liens encore inutilisés ne valent plus non plus. Votre code de retour reste bon.',
  },
  code: {
    title: 'Code de retour',
    hint: 'Il vous ramène quand plus aucun navigateur ne vous connaît. Gardez-le sur papier.',
    made: 'Vous en avez créé un le {{day}}. Un nouveau prend sa place.',
    make: 'Créer un code de retour',
    makeNew: 'Créer un nouveau code',
    copy: 'Copier le code',
    holds: 'Notez-le : il n’est montré que cette fois. Qui l’a joue à votre place.',
    copied: 'Copié. Il n’est montré que cette fois. Qui l’a joue à votre place.',
    byHand: 'Sélectionnez le code et copiez-le.',
  },
  elsewhere: {
    title: 'Jouer sur un autre appareil',
    hint: 'Un lien apporte votre nom et vos places dans un autre navigateur aussi.',
    make: 'Créer un lien',
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
