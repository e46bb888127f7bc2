import type { recover as english } from '../en/recover';
import type { InFrench } from '../words';

export const recover: InFrench<typeof english> = {
  title: 'Continuer à jouer ici',
  why: 'Ce lien apporte votre nom et vos places dans ce navigateur.',
  takeOver: 'Reprendre mes places',
  happens: 'Ce qui se passe alors',
  here: 'Ici, vous êtes qui vous étiez : votre nom, vos tables, vos places.',
  there: 'Le navigateur d’où vous venez est déconnecté. Il montre vos tables comme à quelqu’un qui regarde.',
  once: 'Le lien est épuisé. Pour revenir, créez-en un nouveau ici, dans les réglages.',
  already_one: 'Dans ce navigateur, vous avez déjà une place à {{count}} table. Elle est perdue.',
  already_many: 'Dans ce navigateur, vous avez déjà des places à {{count}} tables. Elles sont perdues.',
  already_other: 'Dans ce navigateur, vous avez déjà des places à {{count}} tables. Elles sont perdues.',
  alreadyAs_one: 'Dans ce navigateur, vous êtes {{name}}, avec une place à {{count}} table. Elle est perdue.',
  alreadyAs_many:
    'Dans ce navigateur, vous êtes {{name}}, avec des places à {{count}} tables. Elles sont perdues.',
  alreadyAs_other:
    'Dans ce navigateur, vous êtes {{name}}, avec des places à {{count}} tables. Elles sont perdues.',
  keepThem: 'Pour les garder, créez d’abord un lien pour elles ici, dans les réglages.',
  gone: 'Ce lien ne vaut plus',
  goneWhy: 'Il a déjà servi, il est trop vieux, ou il y en a un plus récent.',
  broken: 'Ce lien n’est pas entier',
  brokenWhy: 'Il en manque une partie. Copiez-le jusqu’à la dernière lettre et ouvrez-le de nouveau.',
  waysOn: 'Comment continuer',
  makeNew:
    'Dans le navigateur où vous avez encore vos places, ouvrez les réglages et créez un nouveau lien sous « Jouer sur un autre appareil ».',
  whereOpened:
    'Si vous avez utilisé le lien vous-même, vos places sont dans le navigateur où vous l’avez ouvert.',
};
