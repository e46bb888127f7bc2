import type { conduct as english } from '../en/conduct';
import type { InFrench } from '../words';

export const conduct: InFrench<typeof english> = {
  fold: 'En voir plus',
  paused: {
    title: 'La partie est en pause',
    note: 'Toutes les pendules sont arrêtées, et personne ne peut jouer avant que quelqu’un reprenne.',
    resume: 'Reprendre',
  },
  pause: {
    asked: '{{name}} demande une pause',
    agree: 'D’accord',
    refuse: 'Continuer',
    mine: 'Vous avez demandé une pause',
    waitsFor: 'Sans réponse : {{names}}.',
  },
  vote: {
    title: 'Vote sur la place de {{name}}',
    ask: 'Que doit-elle devenir ?',
    mine: 'Votre vote : {{verdict}}.',
    change: 'Changer',
    count_one: '{{cast}} sur {{count}} a voté.',
    count_many: '{{cast}} sur {{count}} ont voté.',
    count_other: '{{cast}} sur {{count}} ont voté.',
    ends: 'Temps restant :',
    onMe: 'Les autres votent sur votre place',
    onMeNote: 'Votre prochaine décision met fin au vote.',
  },
  away: {
    bot: 'Un bot joue pour vous',
    left: 'Vous avez quitté cette place',
    open: 'Votre place est ouverte à tous',
    openNote: 'Tant que personne ne la prend, elle peut redevenir la vôtre.',
    turnNote: 'Dès votre prochain tour, c’est à vous de jouer.',
    return: 'Reprendre ma place',
  },
  open: {
    title: 'La place de {{name}} est ouverte',
    note: 'Personne ne la joue. Qui la prend continue d’ici, avec ses cartes et ses maisons.',
    noteBot: 'Un bot la joue en attendant. Qui la prend continue d’ici, avec ses cartes et ses maisons.',
    take: 'Prendre cette place',
  },
  ways: {
    title: 'À cette table',
    pause: 'Demander une pause',
    vote: 'Voter : place de {{name}}',
    voteNote: 'Après deux minutes d’attente, les autres peuvent voter sur la place de {{name}}.',
    leave: 'Quitter pour de bon…',
  },
  leave: {
    title: 'Quitter pour de bon ?',
    thenBot: 'Un bot continue pour vous, et chacun peut prendre votre place.',
    thenOpen: 'Personne ne joue pour vous, et chacun peut prendre votre place.',
    back: 'Tant que personne ne l’a prise, vous pouvez revenir.',
    yes: 'Quitter pour de bon',
    no: 'Rester',
  },
};
