import type { rulebook as english } from '../en/rulebook';
import type { SpanishMessages } from '../../message-types';

export { map } from './map';

export const rulebook: SpanishMessages<typeof english> = {
  title: 'Reglas',
  contents: 'Índice',
  startTutorial: 'Jugar un turno guiado',
  print: 'Imprimir',
  summary: {
    title: 'El juego en dos minutos',
    aim: 'Londres, septiembre de 1666: el fuego prende en Pudding Lane y tú tienes veinte casas de un color repartidas por la ciudad. Cualquiera puede usar el fuego como arma. Gana quien tenga más puntos de victoria cuando se apague.',
    spread:
      'En tu turno juegas primero una carta de fuego para propagar el fuego: un cono se mueve, su último paso va en la dirección de la carta y el distrito al que llega arde. Tú eliges adónde va y, por tanto, quién pierde casas.',
    act: 'Después tienes cuatro acciones para mover a tu propietario y las milicias, que no son de nadie. Con bastantes milicias, el fuego queda contenido. Ponte en un fuego contenido para apagarlo y quedarte sus conos.',
    draw: 'Al final robas una carta. De vez en cuando sale una carta de pila y el fuego se aviva.',
    points:
      'Empiezas con 40 puntos y pierdes dos por cada casa perdida. Puntúan los conos apagados, los objetivos que sobreviven, algunas fichas y el Héroe de Londres.',
  },
  section: {
    SET: 'Preparación',
    FIRE: 'Propagar: el fuego se mueve',
    BURN: 'Lo que arde',
    DBL: 'Un segundo movimiento',
    ACT: 'Acciones',
    DEM: 'Demolición',
    DRAW: 'Robar una carta',
    INT: 'El fuego se aviva',
    END: 'Final y puntuación',
    OPT: 'Variantes',
    UNDO: 'Deshacer',
    SEC: 'Lo que es secreto',
  },
  figure: {
    spread:
      'Una carta {{card}} y un cono de {{source}}: atraviesa libremente los distritos en llamas y su último paso va en la dirección de la carta, aquí hacia {{target}}. Los números son los rangos: primero arden las casas sin milicia.',
    cross:
      '{{source}} y {{target}} solo se tocan en una esquina. En el mapa, unas cruces pequeñas marcan esas esquinas. Cartas que llevan el fuego al otro lado: {{cards}}.',
    reach:
      'Hasta dónde puede ir la milicia de {{start}}: los números son acciones. En un anillo con remaches, como en {{stop}}, se detiene y contiene un cono.',
    contain:
      '{{contained}} tiene tantas milicias como conos: su fuego está contenido y el propietario que está allí puede apagarlo. {{burning}} no tiene suficientes: su fuego aún se propaga.',
    demolition:
      '{{place}} se puede demoler: al lado hay fuego, dentro no, y allí hay una milicia libre. {{gone}} está demolido: ninguna carta lleva el fuego allí.',
  },
  search: {
    label: 'Buscar en las reglas',
    results_one: '{{count}} resultado',
    results_many: '{{count}} resultados',
    results_other: '{{count}} resultados',
    nothing: 'No se encontró nada para «{{query}}».',
  },
  components: {
    title: 'En la caja',
    column: { component: 'Componente', count: 'Número', details: 'Detalles' },
    name: {
      houses: 'Casas',
      pawns: 'Peones',
      bands: 'Milicias',
      cones: 'Conos',
      fireCards: 'Cartas de fuego',
      stackCards: 'Cartas de pila',
      tokens: 'Fichas',
      objectives: 'Objetivos',
      hero: 'Héroe de Londres',
      map: 'Mapa',
    },
    eachColour: '{{number}} de cada color',
    bandsAtStart: '{{bands}} en el mapa al empezar con {{players}} jugadores',
    inPuddingLane: '{{number}} en Pudding Lane',
    inStock: '{{number}} en la reserva',
    inHand: '{{number}} en cada mano',
    inEastWind: 'Con Viento del este: {{cards}}',
    worth: '{{number}} de {{vp}} puntos',
    either: '{{first}} o {{second}}',
    stacks: 'Cartas de fuego sobre cada carta de pila, A abajo del todo',
    leftOut: '{{number}} fuera de la partida',
    ownMap: 'El mapa es nuestro: lo dibujamos para este sitio y no es el tablero impreso.',
    decoration: 'El Támesis y el London Bridge son decoración: allí no pasa nada.',
    ownCounts:
      'Ningún texto publicado cuenta las cartas de cada dirección, ni las pilas para tres, cinco y seis jugadores, así que esos números son nuestros.',
  },
  rule: {
    'SET-1':
      'Juegan de tres a seis jugadores. Las 120 casas, 20 de cada uno de los seis colores, están todas en el mapa sea cual sea el número de jugadores. Los colores sobrantes no son de nadie.',
    'SET-2':
      'Pudding Lane empieza con 25 conos. Los demás son la reserva: 40, o 75 en una partida con 100 conos.',
    'SET-3':
      'Cada jugador recibe cinco cartas de fuego. Si te tocan cinco iguales, puedes mostrarlas, barajarlas con el mazo y robar otras cinco, una y otra vez mientras sean todas iguales. Lo decides antes de que se coloque nada.',
    'SET-4':
      'Entre las cartas del mazo hay cartas de pila, que avivan el fuego. La de más abajo, la A, trae los turnos finales. Con tres a cinco jugadores, algunas cartas de fuego quedan fuera de la partida y nadie sabe cuáles.',
    'SET-5':
      'Las casas se reparten al azar, región por región, de modo que cada una de las cuatro regiones tiene cinco de cada color. Un distrito tiene tantas casas como su tamaño.',
    'SET-6':
      'A cada jugador le toca un color: sus veinte casas son tuyas y tomas el peón de ese color, tu propietario.',
    'SET-7':
      'Hay veinte fichas boca abajo, una en cada distrito con una moneda oscura. Nadie sabe cuál es cuál.',
    'SET-8':
      'Cada jugador recibe tres objetivos secretos, uno de cada tipo: distritos cuya supervivencia solo te da puntos a ti.',
    'SET-9': 'Empieza un jugador elegido al azar; se juega en sentido horario.',
    'SET-10':
      'Se colocan seis milicias. Con tres jugadores, cada uno coloca dos; con cuatro, dos ya están en el mapa y cada uno coloca una; con cinco, ya hay una y cada uno coloca una; con seis, cada uno coloca una. Nunca en la región verde.',
    'SET-11':
      'Después cada jugador coloca a su propietario, también en cualquier sitio fuera de la región verde. Los prados valen.',
    'FIRE-1': 'Empieza tu turno con una carta de fuego: tienes que jugar una y mover un cono con ella.',
    'FIRE-2':
      'Toma el cono de un distrito en llamas que tenga al menos dos: el último se queda. Solo Pudding Lane puede ceder su último cono, mientras quede algún cono en la reserva, que pone allí hasta cinco nuevos.',
    'FIRE-3':
      'El cono atraviesa cuantos distritos en llamas quieras en cualquier dirección, por las fronteras y por las esquinas donde se tocan cuatro distritos. Ni la muralla ni el río Fleet lo detienen. Nada sale de un distrito contenido ni pasa por él.',
    'FIRE-4':
      'El último paso sale del fuego en la dirección de la carta. Una esquina vale para sus dos direcciones: una carta Norte también va al noroeste y al noreste.',
    'FIRE-5':
      'El blanco es un distrito de la ciudad que no arde o cuyo fuego está contenido. Los prados, los distritos demolidos y Pudding Lane nunca prenden.',
    'FIRE-6':
      'De todos los blancos que el cono alcanza con esta carta, debes elegir uno del mejor rango: (1) casas sin milicia, (2) casas y milicia, (3) ni casas ni milicia, (4) solo milicia. Si varios comparten ese rango, eliges tú.',
    'FIRE-7': 'Puedes jugar una carta si tiene algún blanco. Puede que tengas que quemar tus propias casas.',
    'FIRE-8':
      'Si no puedes jugar ninguna carta, muestra tu mano, descarta una carta y coloca tres conos como cuando el fuego se aviva. Después juega tus acciones como siempre.',
    'FIRE-9': 'Las cartas jugadas se descartan boca arriba.',
    'BURN-1':
      'Si ahora hay al menos tantas milicias como conos, el fuego está contenido: una milicia libre se pone sobre el cono, no arde nada y la ficha se queda.',
    'BURN-2': 'Si no, arden todas las casas que haya. Cada una le cuesta a su dueño dos puntos de victoria.',
    'BURN-3': 'Luego se añaden conos hasta que haya tantos como el tamaño del distrito.',
    'BURN-4':
      'Si ardieron casas y hay allí una ficha, la recoges, quieras o no: mírala y guárdala en secreto.',
    'BURN-5':
      'Los conos vienen de la reserva; si está vacía, de Pudding Lane; si también lo está, cada jugador que haya apagado conos devuelve uno y pierde su punto. Si aun así faltan, se colocan menos.',
    'DBL-1':
      'Una ficha de doble movimiento te deja mover un segundo cono con la misma carta. Puedes usar una ficha por turno, incluso una recién recogida.',
    'DBL-2':
      'El segundo movimiento va antes de cualquier acción y sigue de nuevo todas las reglas. Después la ficha sale de la partida.',
    'ACT-1': 'Tienes cuatro acciones. Las que no uses se pierden. Tú decides cuándo has terminado.',
    'ACT-2':
      'Tu propietario va a un distrito adyacente a una acción por paso, por fronteras, esquinas, la muralla y el Fleet, incluso a través del fuego y las ruinas. Solo Pudding Lane está cerrada.',
    'ACT-3':
      'Puedes mover igual cualquier milicia libre, sin importar quién la colocó. Una milicia sobre un cono no puede irse; si hay más milicias que conos, las que sobran están libres.',
    'ACT-4':
      'Una milicia que entra en un distrito con un cono sin cubrir se detiene allí y se pone sobre ese cono.',
    'ACT-5':
      'Donde el fuego está contenido y está tu propietario, una acción apaga un cono. Te quedas el cono y su milicia vuelve a estar libre.',
    'ACT-6':
      'El primer jugador con tres conos apagados se convierte en el Héroe de Londres. La carta pasa a cualquier jugador que tenga más que quien la posee. Devolver conos no la mueve.',
    'DEM-1':
      'Una ficha de demolición destruye un distrito a propósito. No cuesta ninguna acción, pero debe haber allí una milicia libre. Tu propietario no tiene que estar.',
    'DEM-2':
      'El distrito debe estar junto a un fuego, contenido o no. Él mismo no puede estar en llamas y debe ser parte de la ciudad.',
    'DEM-3': 'En un distrito de tamaño tres o más, antes deben haber ardido las casas.',
    'DEM-4':
      'Sus casas se pierden y cuestan dos puntos cada una a sus dueños. Una ficha que haya allí se destruye sin verla. El fuego ya no puede entrar en el distrito ni cruzarlo; las personas sí.',
    'DRAW-1':
      'Al final de tu turno robas una carta. Si con eso aparece una carta de pila, el fuego se aviva. Después termina tu turno.',
    'INT-1':
      'Coloca tres conos en distritos en llamas, todos en uno o en varios, pero nunca en Pudding Lane ni donde el fuego está contenido.',
    'INT-2': 'Ningún distrito puede quedar con más conos que su tamaño más dos.',
    'INT-3': 'Coloca tantos de los tres como puedas. Los demás se quedan donde estaban.',
    'INT-4':
      'Los conos vienen de los mismos sitios que cuando arde un distrito: la reserva, Pudding Lane y luego los jugadores que hayan apagado alguno.',
    'END-1':
      'Cuando sale la carta de pila A y se colocan sus conos, cada jugador tiene un turno más, sin robar. Después el fuego está apagado.',
    'END-2':
      'Tienes 40 puntos, menos dos por cada casa tuya perdida. Suma uno por cada cono que aún conserves, tus objetivos que sobrevivieron, uno por cada ficha de punto de victoria y dos por el Héroe de Londres.',
    'END-3': 'Un distrito ha sobrevivido si aún tiene una casa y ningún cono sin contener.',
    'END-4':
      'Los empates se deciden por conos conservados, luego por tus casas en pie y luego por puntos de objetivos. Si sigue el empate, la victoria es compartida.',
    'END-5':
      'Al final se revela todo: colores, objetivos, fichas, manos y las cartas que quedaron fuera de la partida.',
    'OPT-A':
      'Colores ocultos: nadie sabe qué color es el tuyo, y tu peón puede no coincidir con tus casas. Hasta el final todos ven solo las pérdidas de cada color y ningún punto.',
    'OPT-B': 'Más destrucción: tras la última carta de pila, cada jugador tiene dos turnos en vez de uno.',
    'OPT-C':
      'Viento del este, una regla nuestra: de las 60 cartas de fuego, 22 apuntan al oeste, 12 al este, y 13 al norte y otras 13 al sur.',
    'UNDO-1':
      'Mientras juegas tus acciones, puedes deshacer las de este turno, empezando por la última, hasta 30 veces.',
    'UNDO-2':
      'También puedes deshacer la propagación, salvo si te dio una ficha o si desde entonces se reveló algo secreto. No puedes deshacer un robo ni que el fuego se avive.',
    'UNDO-3':
      'Ir más lejos es volver atrás y necesita el acuerdo de todos los jugadores. Lo que se reveló no se puede olvidar.',
    'UNDO-4': 'El registro muestra todo lo que se ha deshecho.',
    'SEC-1': 'Tus cartas de fuego: tú las ves; los demás ven cuántas.',
    'SEC-2': 'Tus objetivos: solo tú los ves.',
    'SEC-3': 'Tus fichas: tú ves cuáles; los demás ven cuántas.',
    'SEC-4': 'Tu color, si los colores son ocultos, y todo lo que lo delataría: solo tú.',
    'SEC-5': 'Las fichas del mapa, el orden del mazo y las cartas que quedaron fuera: nadie.',
    'SEC-6': 'Los números aleatorios del reparto: nadie hasta el final.',
    'SEC-7': 'Las cartas jugadas o mostradas: todos.',
    'SEC-8':
      'Las pérdidas por color, los conos apagados, las milicias, los peones y cuánto falta para que el fuego se avive: todos.',
  },
};
