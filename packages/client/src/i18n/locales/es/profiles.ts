import type { profiles as english } from '../en/profiles';
import type { SpanishMessages } from '../../message-types';

export const profiles: SpanishMessages<typeof english> = {
  notFound: 'Aquí no hay nada.',
  notFoundHint: 'Esta página no existe o es privada.',
  privateProfile: '{{name}} no muestra sus partidas.',
  unnamedPlayer: 'Nadie',
  you: 'tú',
  rating: 'Valoración',
  ratedGameCount_one: 'de {{count}} partida clasificatoria',
  ratedGameCount_many: 'de {{count}} partidas clasificatorias',
  ratedGameCount_other: 'de {{count}} partidas clasificatorias',
  publicSwitch: 'Los demás pueden ver esta página',
  publicHint: 'Solo tú ves tus partidas en mesas privadas.',
  privateHint: 'Solo tú la ves y no apareces en la clasificación.',
  statsTitle: 'Estadísticas',
  statsByGameType: 'Por jugadores y reglas',
  gameType: 'Jugadores y reglas',
  stats: {
    games: 'Partidas',
    wins: 'Victorias',
    vp: 'PV por partida',
    houses: 'Casas salvadas',
    cones: 'Conos apagados',
    objectives: 'Objetivos salvados',
  },
  perGame: '{{value}} por partida',
  finishedGames: 'Partidas terminadas',
  noFinishedGames: 'Ninguna todavía.',
  replay: 'Repetición',
  showMore: 'Ver más',
  ratedBadge: 'clasificatoria',
  finalPlaces: 'Puestos finales',
  leaderboard: 'Clasificación',
  leaderboardHint_one:
    'Por valoración, a partir de {{count}} partida clasificatoria. Lo son las partidas públicas entre personas.',
  leaderboardHint_many:
    'Por valoración, a partir de {{count}} partidas clasificatorias. Lo son las partidas públicas entre personas.',
  leaderboardHint_other:
    'Por valoración, a partir de {{count}} partidas clasificatorias. Lo son las partidas públicas entre personas.',
  leaderboardEmpty:
    'Nadie ha jugado aún suficientes partidas clasificatorias. Los primeros en lograrlo aparecerán aquí.',
  playRated: 'Buscar o crear una mesa pública',
  placeColumn: 'Puesto',
  nameColumn: 'Nombre',
};
