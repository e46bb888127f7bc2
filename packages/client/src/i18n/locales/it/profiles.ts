import type { profiles as english } from '../en/profiles';
import type { ItalianMessages } from '../../message-types';

export const profiles: ItalianMessages<typeof english> = {
  noPage: 'Qui non c’è nulla',
  noPageHint: 'Questa pagina non esiste o è privata.',
  closed: '{{name}} tiene private le sue partite.',
  nobody: 'Nessuno',
  you: 'tu',
  rating: 'Rating',
  ratedGames_one: 'da {{count}} partita classificata',
  ratedGames_many: 'da {{count}} partite classificate',
  ratedGames_other: 'da {{count}} partite classificate',
  open: 'Pagina visibile agli altri',
  openHint: 'Le tue partite ai tavoli privati le vedi solo tu.',
  closedHint: 'La vedi solo tu, e non sei in classifica.',
  figures: 'Statistiche',
  byKind: 'Per giocatori e regole',
  kind: 'Giocatori e regole',
  sum: {
    games: 'Partite',
    wins: 'Vittorie',
    vp: 'PV a partita',
    houses: 'Case salvate',
    cones: 'Coni spenti',
    objectives: 'Obiettivi salvati',
  },
  aGame: '{{value}} a partita',
  games: 'Partite finite',
  noGames: 'Ancora nessuna.',
  replay: 'Rivedi',
  more: 'Mostra altro',
  rated: 'classificata',
  places: 'Piazzamenti',
  leaders: 'Classifica',
  leadersHint_one:
    'Ordinata per rating, dopo {{count}} partita classificata. Lo sono le partite pubbliche tra persone.',
  leadersHint_many:
    'Ordinata per rating, dopo {{count}} partite classificate. Lo sono le partite pubbliche tra persone.',
  leadersHint_other:
    'Ordinata per rating, dopo {{count}} partite classificate. Lo sono le partite pubbliche tra persone.',
  noLeaders: 'Nessuno ha ancora giocato abbastanza partite classificate.',
  place: 'Posto',
  name: 'Nome',
};
