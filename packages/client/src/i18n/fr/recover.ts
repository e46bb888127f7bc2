import type { recover as english } from '../en/recover';
import type { InFrench } from '../words';

export const recover: InFrench<typeof english> = {
  title: 'Continuer à jouer ici',
  why: 'Ce lien apporte votre nom et vos places dans ce navigateur.',
  takeOver: 'Jouer ici aussi',
  happens: 'Ce qui se passe alors',
  here: 'Ici, vous êtes qui vous étiez : votre nom, vos tables, vos places.',
  there:
    'Le navigateur d’où vous venez reste connecté. Chacun peut déconnecter les autres, dans les réglages.',
  once: 'Le lien est épuisé. On en crée un nouveau dans les réglages.',
  already_one:
    'Dans ce navigateur, vous avez déjà une place à {{count}} table. Si vous venez sous une autre identité, elle est perdue ici.',
  already_many:
    'Dans ce navigateur, vous avez déjà des places à {{count}} tables. Si vous venez sous une autre identité, elles sont perdues ici.',
  already_other:
    'Dans ce navigateur, vous avez déjà des places à {{count}} tables. Si vous venez sous une autre identité, elles sont perdues ici.',
  alreadyAs_one:
    'Dans ce navigateur, vous êtes {{name}}, avec une place à {{count}} table. Si vous venez sous une autre identité, elle est perdue ici.',
  alreadyAs_many:
    'Dans ce navigateur, vous êtes {{name}}, avec des places à {{count}} tables. Si vous venez sous une autre identité, elles sont perdues ici.',
  alreadyAs_other:
    'Dans ce navigateur, vous êtes {{name}}, avec des places à {{count}} tables. Si vous venez sous une autre identité, elles sont perdues ici.',
  keepThem: 'Pour les garder, créez d’abord un lien ou un code de retour pour elles ici, dans les réglages.',
  gone: 'Ce lien ne vaut plus',
  goneWhy: 'Il a déjà servi, il est trop vieux, ou il y en a un plus récent.',
  broken: 'Ce lien n’est pas entier',
  brokenWhy: 'Il en manque une partie. Copiez-le jusqu’à la dernière lettre et ouvrez-le de nouveau.',
  waysOn: 'Comment continuer',
  makeNew:
    'Dans le navigateur où vous avez encore vos places, ouvrez les réglages et créez un nouveau lien sous « Vous et vos appareils ».',
  haveCode: 'J’ai un code de retour',
  whereOpened:
    'Si vous avez utilisé le lien vous-même, vos places sont dans le navigateur où vous l’avez ouvert.',
  code: {
    title: 'Revenir par votre code de retour',
    why: 'Il apporte votre nom et vos places dans ce navigateur.',
    label: 'Code de retour',
    wrong: 'Ce code n’est pas entier, ou un signe est faux. Regardez de nouveau.',
    unknown: 'Personne n’a ce code. Vous en avez peut-être créé un plus récent.',
    stays: 'Le code reste bon jusqu’à ce que vous en créiez un nouveau.',
  },
  mail: {
    title: 'Se connecter par e-mail',
    why: 'Par l’adresse que vous avez confirmée dans les réglages.',
    label: 'Adresse e-mail',
    wrong: 'Ce n’est pas une adresse e-mail.',
    send: 'M’envoyer un lien',
    again: 'En envoyer un autre',
    sent: 'Si quelqu’un a ici {{address}}, un message est en route. Son lien vaut une fois, pendant 15 minutes.',
    open: 'Ouvrez le lien sur l’appareil où vous voulez jouer.',
    only: 'Une adresse que personne n’a confirmée ne reçoit rien.',
  },
  confirm: {
    title: 'Confirmez votre adresse e-mail',
    why: 'Si vous avez donné cette adresse vous-même.',
    now: 'Confirmer cette adresse',
    signIn: 'Elle permet de se connecter sur un autre appareil.',
    remind: 'Sous « Avis » dans les réglages, vous pouvez vous faire rappeler les tables qui attendent.',
    private: 'Personne d’autre ne voit l’adresse.',
    done: 'L’adresse est confirmée',
    of: 'Elle ramène {{name}}.',
    old: 'Il est trop vieux, ou un plus récent a été envoyé.',
    settings: 'Dans les réglages, sous « Vous et vos appareils », on peut se faire envoyer un nouveau lien.',
    taken: 'L’adresse est prise',
    takenWhy: 'Elle appartient désormais à une autre personne qui joue ici.',
  },
  stop: {
    title: 'Rappels par e-mail',
    why: 'Quand une table vous attend.',
    now: 'Plus de rappels',
    done: 'Plus de rappels',
    stays:
      'Votre adresse reste : elle permet toujours de se connecter. Les rappels se réactivent sous « Avis » dans les réglages.',
  },
};
