import type { profiles as english } from '../en/profiles';
import type { ItalianMessages } from '../../message-types';

export const profiles: ItalianMessages<typeof english> = {
  notFound: 'Qui non c’è nulla.',
  notFoundHint: 'Questa pagina non esiste o è privata.',
  privateProfile: '{{name}} tiene private le sue partite.',
  unnamedPlayer: 'Nessuno',
  you: 'tu',
  rating: 'Rating',
  ratedGameCount_one: 'da {{count}} partita classificata',
  ratedGameCount_many: 'da {{count}} partite classificate',
  ratedGameCount_other: 'da {{count}} partite classificate',
  publicSwitch: 'Pagina visibile agli altri',
  publicHint: 'Le tue partite ai tavoli privati le vedi solo tu.',
  privateHint: 'La vedi solo tu, e non sei in classifica.',
  statsTitle: 'Statistiche',
  statsByGameType: 'Per giocatori e regole',
  gameType: 'Giocatori e regole',
  stats: {
    games: 'Partite',
    wins: 'Vittorie',
    vp: 'PV a partita',
    houses: 'Case salvate',
    cones: 'Coni spenti',
    objectives: 'Obiettivi salvati',
  },
  perGame: '{{value}} a partita',
  finishedGames: 'Partite finite',
  noFinishedGames: 'Ancora nessuna.',
  replay: 'Rivedi',
  showMore: 'Mostra altro',
  ratedBadge: 'classificata',
  finalPlaces: 'Piazzamenti',
  leaderboard: 'Classifica',
  leaderboardHint_one:
    'Ordinata per rating, dopo {{count}} partita classificata. Lo sono le partite pubbliche tra persone.',
  leaderboardHint_many:
    'Ordinata per rating, dopo {{count}} partite classificate. Lo sono le partite pubbliche tra persone.',
  leaderboardHint_other:
    'Ordinata per rating, dopo {{count}} partite classificate. Lo sono le partite pubbliche tra persone.',
  leaderboardEmpty:
    'Nessuno ha ancora giocato abbastanza partite classificate. I primi a farlo compariranno qui.',
  playRated: 'Trova o crea un tavolo pubblico',
  placeColumn: 'Pos.',
  nameColumn: 'Nome',
};
