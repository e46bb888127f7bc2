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
};
