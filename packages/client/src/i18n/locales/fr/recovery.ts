import type { recovery as english } from '../en/recovery';
import type { FrenchMessages } from '../../message-types';

export const recovery: FrenchMessages<typeof english> = {
  title: 'Continuer sur cet appareil',
  why: 'Ce lien apporte votre nom et vos places dans ce navigateur.',
  takeOver: 'Continuer ici',
  happens: 'Ce qui va se passer',
  here: 'Vous gardez votre nom, vos tables et vos places.',
  there: 'Votre autre navigateur reste connecté. Chacun des deux peut déconnecter l’autre dans les réglages.',
  once: 'Le lien ne marche plus ensuite. Vous pouvez en créer un nouveau dans les réglages.',
  already_one:
    'Dans ce navigateur, vous avez déjà une place à {{count}} table. Continuer sous une autre identité l’abandonne ici.',
  already_many:
    'Dans ce navigateur, vous avez déjà des places à {{count}} tables. Continuer sous une autre identité les abandonne ici.',
  already_other:
    'Dans ce navigateur, vous avez déjà des places à {{count}} tables. Continuer sous une autre identité les abandonne ici.',
  alreadyAs_one:
    'Dans ce navigateur, vous êtes {{name}}, avec une place à {{count}} table. Continuer sous une autre identité l’abandonne ici.',
  alreadyAs_many:
    'Dans ce navigateur, vous êtes {{name}}, avec des places à {{count}} tables. Continuer sous une autre identité les abandonne ici.',
  alreadyAs_other:
    'Dans ce navigateur, vous êtes {{name}}, avec des places à {{count}} tables. Continuer sous une autre identité les abandonne ici.',
  keepThem: 'Pour les garder, créez d’abord ici un lien ou un code de retour, dans les réglages.',
  gone: 'Ce lien ne marche plus',
  goneWhy: 'Il a déjà servi, il a expiré, ou il y en a un plus récent.',
  broken: 'Ce lien est incomplet',
  brokenWhy: 'Copiez-le en entier et réessayez.',
  waysOn: 'Ce que vous pouvez faire',
  makeNew:
    'Dans le navigateur où vous avez encore vos places, ouvrez les réglages et créez un nouveau lien sous « Vous et vos appareils ».',
  haveCode: 'J’ai un code de retour',
  whereOpened:
    'Si vous avez utilisé le lien vous-même, vos places sont dans le navigateur où vous l’avez ouvert.',
  code: {
    title: 'Utiliser votre code de retour',
    why: 'Il apporte votre nom et vos places dans ce navigateur.',
    label: 'Code de retour',
    wrong: 'Ce code est incomplet ou contient une faute de frappe.',
    unknown: 'Ce code n’existe pas. Vous en avez peut-être créé un plus récent.',
    stays: 'Le code reste valable jusqu’à ce que vous en créiez un nouveau.',
  },
  mail: {
    title: 'Se connecter par e-mail',
    why: 'Avec l’adresse que vous avez confirmée dans les réglages.',
    label: 'Adresse e-mail',
    wrong: 'Ce n’est pas une adresse e-mail.',
    send: 'M’envoyer un lien',
    again: 'En envoyer un autre',
    sent: 'Si {{address}} est à quelqu’un qui joue ici, un message est en route. Son lien marche une fois, pendant 15 minutes.',
    open: 'Ouvrez le lien sur l’appareil où vous voulez jouer.',
    only: 'Seules les adresses confirmées reçoivent des messages.',
  },
  confirm: {
    title: 'Confirmez votre adresse e-mail',
    why: 'Seulement si vous avez donné cette adresse vous-même.',
    now: 'Confirmer cette adresse',
    signIn: 'Vous pourrez l’utiliser pour vous connecter sur un autre appareil.',
    remind:
      'Sous « Notifications » dans les réglages, vous pouvez activer des rappels des tables en attente.',
    private: 'Personne d’autre ne voit l’adresse.',
    done: 'Adresse confirmée',
    of: '{{name}} peut maintenant se connecter avec elle.',
    old: 'Il a expiré, ou il y en a un plus récent.',
    settings: 'Vous pouvez obtenir un nouveau lien dans les réglages, sous « Vous et vos appareils ».',
    taken: 'Cette adresse est prise',
    takenWhy: 'Elle appartient maintenant à un autre joueur.',
  },
  stop: {
    title: 'Rappels par e-mail',
    why: 'Quand une table vous attend.',
    now: 'Arrêter les rappels',
    done: 'Rappels arrêtés',
    stays:
      'Vous pouvez toujours vous connecter avec votre adresse. Réactivez les rappels sous « Notifications » dans les réglages.',
  },
};
