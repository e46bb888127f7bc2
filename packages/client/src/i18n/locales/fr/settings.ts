import type { settings as english } from '../en/settings';
import type { FrenchMessages } from '../../message-types';

export const settings: FrenchMessages<typeof english> = {
  title: 'Réglages',
  language: 'Langue',
  theme: { label: 'Thème', system: 'Système', parchment: 'Jour', night: 'Nuit' },
  motion: { label: 'Mouvement', system: 'Système', off: 'Aucun' },
  sound: { label: 'Son', volume: 'Volume' },
  signals: {
    label: 'Voir ce que montrent les joueurs',
    hint: 'Des cercles et des flèches sur le plan, pendant quelques secondes.',
  },
  vibration: { label: 'Vibrer', hint: 'Une brève vibration quand c’est à vous de jouer.' },
  singleKeyShortcuts: {
    label: 'Raccourcis à une touche',
    hint: 'À la table, une seule touche suffit.',
  },
  importGame: 'Importer une partie',
  rules: 'Règles',
  startTutorial: 'Jouer un tour guidé',
  helpHint: 'Survolez un élément de la table ou tapez « ? » : tout s’explique.',
  helpHintTouch: 'Appuyez longuement sur un élément de la table : tout s’explique.',
  notifications: {
    title: 'Notifications',
    hint: 'Quand une table vous attend ; heures calmes.',
    thisDevice: {
      title: 'Sur cet appareil',
      label: 'Quand une table m’attend',
      on: 'Même page fermée. Une fois par tour au plus, et seulement quand vous ne regardez pas la table.',
      tab: 'Seulement quand un onglet du jeu est ouvert : ce navigateur ne peut pas plus.',
      off: 'Votre navigateur vous demandera l’autorisation.',
      denied: 'Ce navigateur bloque les notifications. Autorisez celles de ce site dans ses réglages.',
      insecure:
        'Les navigateurs n’affichent les notifications qu’en https, et cette adresse est en simple http.',
      apple:
        'Sur iPhone ou iPad, mettez d’abord le jeu sur l’écran d’accueil : « Partager », puis « Sur l’écran d’accueil », et ouvrez-le de là.',
      unsupported: 'Ce navigateur ne gère pas les notifications.',
      notSignedIn: 'Prenez d’abord une place à une table.',
      sendTest: 'Envoyer un test',
      testSent: 'En route.',
    },
    otherDevices: { title: 'Autres appareils', unknownBrowser: 'Un navigateur' },
    email: {
      title: 'Par e-mail',
      addressRequired: 'Ajoutez d’abord une adresse, sous « Vous et vos appareils ».',
      recipientHint:
        'À {{address}}, quand une table sans pendule ou avec des jours par tour vous attend depuis 15 minutes. Une fois par tour au plus.',
    },
    invitations: {
      title: 'Invitations',
      label: 'Ne pas m’inviter',
      hint: 'Les personnes avec qui vous avez fini une partie peuvent vous inviter à une table, et vos groupes aussi. Vous le voyez sur la page d’accueil, et par notification ou e-mail si c’est activé.',
    },
    quietHours: {
      title: 'Heures calmes',
      label: 'Ne pas déranger',
      from: 'De',
      to: 'À',
      timeZoneHint: 'Heure de {{zone}}. Les notifications attendent la fin des heures calmes.',
    },
    webhook: {
      title: 'Messages de cette table',
      hint: 'Annonce à votre salon à qui de jouer, si la personne n’est pas à la table. L’adresse du webhook reste secrète.',
      groupHint:
        'Annonce au salon de votre groupe comment chaque partie s’est terminée. L’adresse du webhook reste secrète.',
      serviceLabel: 'Service',
      discord: 'Discord',
      slack: 'Slack',
      json: 'JSON',
      urlLabel: 'Adresse du webhook',
      save: 'Enregistrer',
      remove: 'Retirer',
      sendTest: 'Envoyer un test',
      targetHint: 'Vers {{host}}.',
      testSent: 'En route.',
    },
    tabHint:
      'Le titre et l’icône de l’onglet montrent aussi que c’est à vous de jouer, et une cloche sonne si le son est activé.',
  },
  account: {
    title: 'Vous et vos appareils',
    hint: 'Votre nom, d’autres appareils, un code de récupération.',
    backToSettings: 'Revenir aux réglages',
    seatRequired: 'Prenez d’abord place à une table ; vous pourrez ensuite ajouter d’autres appareils.',
    useRecoveryCode: 'J’ai un code de récupération',
  },
  playerName: {
    label: 'Votre nom',
    change: 'Changer',
    hint: 'C’est ainsi que les autres joueurs vous voient.',
    changed: 'Changé, à vos tables aussi.',
    saved: 'Enregistré pour votre première table.',
  },
  devices: {
    title: 'Vos appareils',
    unknownBrowser: 'Un navigateur',
    currentDevice: 'celui-ci',
    lastSeen: 'vu le {{day}}',
    signOut: 'Déconnecter',
    signOutDevice: 'Déconnecter : {{device}}',
    signOutOthers: 'Déconnecter tous les autres appareils',
    signOutOthersHint:
      'Les liens inutilisés et votre code de récupération ne marchent plus non plus. Vous pouvez créer un nouveau code ci-dessous.',
    emailOwnershipQuestion:
      'On peut aussi se connecter à votre place avec {{address}}. Cette adresse est-elle la vôtre ?',
    emailIsMine: 'Oui : déconnecter les autres',
    emailIsNotMine: 'Non : la retirer et déconnecter les autres',
    cancel: 'Annuler',
  },
  recoveryCode: {
    title: 'Code de récupération',
    hint: 'Vous rend vos places si vous perdez ce navigateur. Notez-le.',
    createdAt: 'Créé le {{day}}. Un nouveau code le remplace.',
    create: 'Créer un code de récupération',
    replace: 'Créer un nouveau code',
    copy: 'Copier le code',
    writeDownHint: 'Notez-le : il n’est montré qu’une fois. Toute personne qui l’a peut jouer à votre place.',
    copied: 'Copié. Il n’est montré qu’une fois. Toute personne qui l’a peut jouer à votre place.',
    copyManually: 'Sélectionnez le code et copiez-le.',
  },
  email: {
    title: 'E-mail',
    hint: 'Connectez-vous partout avec votre adresse, et recevez des rappels des tables en attente. Personne d’autre ne la voit.',
    label: 'Adresse e-mail',
    sendLink: 'Envoyer le lien',
    invalid: 'Ce n’est pas une adresse e-mail.',
    linkSent: 'Un message est en route vers {{address}}. Ouvrez son lien dans la journée.',
    linkExpired: '{{address}} n’est pas confirmée : le lien a expiré, ou les messages n’y arrivent pas.',
    confirmed: 'Vous pouvez vous connecter avec {{address}}. Activez les rappels sous « Notifications ».',
    resendLink: 'Renvoyer',
    changeAddress: 'Autre adresse',
    remove: 'Retirer',
  },
  personalData: {
    title: 'Vos données',
    hint: 'Votre nom, vos appareils, votre adresse e-mail si vous l’avez donnée, les tables avec vos coups et vos messages du chat : nous n’enregistrons rien d’autre.',
    download: 'Télécharger vos données',
    deleteAccount: 'Tout supprimer',
    signOutWarning: 'Vous serez déconnecté partout. Les liens et le code de récupération ne marchent plus.',
    seatsWarning:
      'Vos places aux tables qui n’ont pas commencé se libèrent. Vous quittez pour de bon les parties en cours, et quelqu’un d’autre peut prendre votre place.',
    anonymizationHint: 'Dans les parties enregistrées et leur chat, « N. N. » remplace votre nom.',
    irreversibleWarning: 'C’est irréversible.',
    confirmDeletion: 'Supprimer maintenant',
    cancelDeletion: 'Tout garder',
  },
  linkDevice: {
    qrCodeLabel: 'Le lien en code QR, pour l’appareil photo d’un téléphone',
    title: 'Jouer sur un autre appareil',
    hint: 'Un lien ouvre aussi votre nom et vos places dans un autre navigateur.',
    createLink: 'Créer un lien',
    linkLabel: 'Lien pour un autre appareil',
    copyLink: 'Copier le lien',
    shareLink: 'Partager',
    linkHint:
      'Marche une fois, jusqu’au {{day}}. Toute personne qui l’ouvre peut jouer à votre place : gardez-le pour vous.',
    linkCopied:
      'Copié. Marche une fois, jusqu’au {{day}}. Toute personne qui l’ouvre peut jouer à votre place.',
    localHint:
      'Seul cet ordinateur peut ouvrir ce lien. Pour les autres, mettez son adresse dans le réseau, par exemple 192.168.1.20, au lieu de localhost.',
    copyManually: 'Sélectionnez le lien et copiez-le.',
  },
  install: {
    title: 'Installer l’application',
    installButton: 'Installer',
    installed: 'Installée. L’entraînement fonctionne hors ligne.',
    manual:
      'Par le menu du navigateur, ou le bouton s’il y en a un. L’entraînement fonctionne alors hors ligne.',
    apple:
      'Touchez « Partager », puis « Sur l’écran d’accueil ». L’entraînement fonctionne alors hors ligne.',
    insecure:
      'Les navigateurs n’installent des applications qu’en https, et cette adresse est en simple http. Vous pouvez quand même jouer ici.',
  },
  seatSavedHint: 'Ce navigateur garde votre place.',
};
