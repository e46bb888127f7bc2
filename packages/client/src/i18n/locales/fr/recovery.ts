import type { recovery as english } from '../en/recovery';
import type { FrenchMessages } from '../../message-types';

export const recovery: FrenchMessages<typeof english> = {
  title: 'Continuer sur cet appareil',
  explanation: 'Ce lien apporte votre nom et vos places dans ce navigateur.',
  continueHere: 'Continuer ici',
  nextStepsTitle: 'Ce qui va se passer',
  sameSeatsHint: 'Vous gardez votre nom, vos tables et vos places.',
  otherBrowserHint:
    'Votre autre navigateur reste connecté. Chacun des deux peut déconnecter l’autre dans les réglages.',
  singleUseHint: 'Le lien ne marche plus ensuite. Vous pouvez en créer un nouveau dans les réglages.',
  seatLossWarning_one:
    'Dans ce navigateur, vous avez déjà une place à {{count}} table. Continuer sous une autre identité l’abandonne ici.',
  seatLossWarning_many:
    'Dans ce navigateur, vous avez déjà des places à {{count}} tables. Continuer sous une autre identité les abandonne ici.',
  seatLossWarning_other:
    'Dans ce navigateur, vous avez déjà des places à {{count}} tables. Continuer sous une autre identité les abandonne ici.',
  seatLossWarningNamed_one:
    'Dans ce navigateur, vous êtes {{name}}, avec une place à {{count}} table. Continuer sous une autre identité l’abandonne ici.',
  seatLossWarningNamed_many:
    'Dans ce navigateur, vous êtes {{name}}, avec des places à {{count}} tables. Continuer sous une autre identité les abandonne ici.',
  seatLossWarningNamed_other:
    'Dans ce navigateur, vous êtes {{name}}, avec des places à {{count}} tables. Continuer sous une autre identité les abandonne ici.',
  keepSeatsHint:
    'Pour garder ce que vous avez ici, créez d’abord un lien ou un code de récupération dans les réglages.',
  linkExpired: 'Ce lien ne marche plus',
  linkExpiredExplanation: 'Il a déjà servi, il a expiré, ou il y en a un plus récent.',
  linkIncomplete: 'Ce lien est incomplet',
  linkIncompleteExplanation: 'Copiez-le en entier et réessayez.',
  optionsTitle: 'Ce que vous pouvez faire',
  createLinkHint:
    'Dans le navigateur où vous avez encore vos places, ouvrez les réglages et créez un nouveau lien sous « Vous et vos appareils ».',
  useRecoveryCode: 'J’ai un code de récupération',
  linkUsedHint:
    'Si vous avez utilisé le lien vous-même, vos places sont dans le navigateur où vous l’avez ouvert.',
  recoveryCode: {
    title: 'Utiliser votre code de récupération',
    explanation: 'Il apporte votre nom et vos places dans ce navigateur.',
    label: 'Code de récupération',
    invalid: 'Ce code est incomplet ou contient une faute de frappe.',
    unknown: 'Ce code n’existe pas. Vous en avez peut-être créé un plus récent.',
    validityHint: 'Le code reste valable jusqu’à ce que vous en créiez un nouveau.',
  },
  emailSignIn: {
    title: 'Se connecter par e-mail',
    explanation: 'Avec l’adresse que vous avez confirmée dans les réglages.',
    label: 'Adresse e-mail',
    invalid: 'Ce n’est pas une adresse e-mail.',
    sendLink: 'M’envoyer un lien',
    resendLink: 'En envoyer un autre',
    linkSent:
      'Si {{address}} est à quelqu’un qui joue ici, un message est en route. Son lien marche une fois, pendant 15 minutes.',
    openLinkHint: 'Ouvrez le lien sur l’appareil où vous voulez jouer.',
    confirmedOnlyHint: 'Seules les adresses confirmées reçoivent des messages.',
  },
  confirmEmail: {
    title: 'Confirmez votre adresse e-mail',
    explanation: 'Seulement si vous avez donné cette adresse vous-même.',
    confirm: 'Confirmer cette adresse',
    signInHint: 'Vous pourrez l’utiliser pour vous connecter sur un autre appareil.',
    remindersHint:
      'Sous « Notifications » dans les réglages, vous pouvez activer des rappels des tables en attente.',
    privacyHint: 'Personne d’autre ne voit l’adresse.',
    confirmedTitle: 'Adresse confirmée',
    confirmedExplanation: '{{name}} peut maintenant se connecter avec elle.',
    linkExpiredExplanation: 'Il a expiré, ou il y en a un plus récent.',
    newLinkHint: 'Vous pouvez obtenir un nouveau lien dans les réglages, sous « Vous et vos appareils ».',
    addressTaken: 'Cette adresse est prise',
    addressTakenExplanation: 'Elle appartient maintenant à un autre joueur.',
  },
  stopReminders: {
    title: 'Rappels par e-mail',
    explanation: 'Quand une table vous attend.',
    confirm: 'Arrêter les rappels',
    stoppedTitle: 'Rappels arrêtés',
    signInHint:
      'Vous pouvez toujours vous connecter avec votre adresse. Réactivez les rappels sous « Notifications » dans les réglages.',
  },
};
