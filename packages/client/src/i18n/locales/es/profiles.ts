import type { profiles as english } from '../en/profiles';
import type { SpanishMessages } from '../../message-types';

export const profiles: SpanishMessages<typeof english> = {
  noPage: 'Aquí no hay nada',
  noPageHint: 'Esta página no existe o es privada.',
  closed: '{{name}} no muestra sus partidas.',
  nobody: 'Nadie',
  you: 'tú',
  rating: 'Valoración',
  ratedGames_one: 'de {{count}} partida clasificatoria',
  ratedGames_many: 'de {{count}} partidas clasificatorias',
  ratedGames_other: 'de {{count}} partidas clasificatorias',
  open: 'Los demás pueden ver esta página',
  openHint: 'Solo tú ves tus partidas en mesas privadas.',
  closedHint: 'Solo tú la ves y no apareces en la clasificación.',
  figures: 'Estadísticas',
  byKind: 'Por jugadores y reglas',
  kind: 'Jugadores y reglas',
  sum: {
    games: 'Partidas',
    wins: 'Victorias',
    vp: 'PV por partida',
    houses: 'Casas salvadas',
    cones: 'Conos apagados',
    objectives: 'Objetivos salvados',
  },
  aGame: '{{value}} por partida',
  games: 'Partidas terminadas',
  noGames: 'Ninguna todavía.',
  replay: 'Repetición',
  more: 'Ver más',
  rated: 'clasificatoria',
  places: 'Puestos finales',
  leaders: 'Clasificación',
  leadersHint_one:
    'Por valoración, a partir de {{count}} partida clasificatoria. Lo son las partidas públicas entre personas.',
  leadersHint_many:
    'Por valoración, a partir de {{count}} partidas clasificatorias. Lo son las partidas públicas entre personas.',
  leadersHint_other:
    'Por valoración, a partir de {{count}} partidas clasificatorias. Lo son las partidas públicas entre personas.',
  noLeaders: 'Nadie ha jugado aún suficientes partidas clasificatorias.',
  place: 'Puesto',
  name: 'Nombre',
};
