import type { tutorial as english } from '../en/tutorial';
import type { SpanishMessages } from '../../message-types';

export const tutorial: SpanishMessages<typeof english> = {
  title: 'Turno guiado',
  progress: '{{number}} de {{count}}',
  skip: 'Omitir',
  next: 'Siguiente',
  continueGame: 'Seguir jugando',
  inviteOrFindGame: 'Invitar a amigos o buscar una mesa',
  storageUnavailable:
    'Este navegador no puede guardar la partida, así que no puede continuar. Quizá se deba a la navegación privada.',
  prompt: {
    goal: 'Juegas con el verde. Gana quien tenga más puntos: empiezas con 40, y cada casa tuya que arda te cuesta dos.',
    objectives:
      'Tus tres objetivos secretos suman 2, 4 y 6 puntos si sus distritos siguen en pie al final. Cada cono apagado suma uno.',
    chooseCard:
      'Tu turno empieza con el fuego. La flecha de una carta dice adónde va. Elige la carta resaltada, Norte.',
    chooseTarget:
      'Solo los distritos iluminados están por ahí. 1 arde antes que 2: primero las casas sin milicia. En {{district}} no tienes casas: elígelo.',
    path: 'La línea de puntos: el cono atraviesa fuego unido en cualquier dirección. Solo su último paso, fuera del fuego, sigue la flecha.',
    confirmSpread:
      'Aquí ves quién pierde qué: dos puntos por casa. Esto solo daña a los demás, así que adelante.',
    tokens:
      'Quema un distrito con una ficha redonda y te la llevas en secreto: un punto de victoria, una demolición o un doble movimiento.',
    chooseBand:
      'Ahora tienes cuatro acciones. Las milicias frenan el fuego. Elige la milicia de {{district}}.',
    chooseBandTarget:
      'Los números son las acciones que cuesta. {{district}} arde con un cono: envía allí la milicia para contener el fuego.',
    confirmBand: 'El botón muestra otra vez el coste. Confirma para enviar la milicia.',
    choosePawn:
      'Un fuego contenido no se propaga. Solo lo apaga quien está allí. Elige a tu propietario en {{district}}.',
    choosePawnTarget: 'Está a un paso. Elige {{district}}.',
    confirmPawn: 'Confirma para ir allí.',
    putOut:
      'Ahora elige la llama, «Apagar». Cada cono que guardas es un punto, y quien primero tiene tres es el Héroe de Londres: dos más.',
    endActions: 'No te quedan acciones. Termínalas: robas una carta y tus vecinos juegan sus turnos.',
    intensified:
      'Salió una carta de pila, con una letra: el fuego se avivó, con dos conos más en {{district}}. La mesa cuenta las restantes.',
    notShown:
      'No has visto la segunda propagación, la demolición, cómo se colocan conos cuando el fuego se aviva ni la reserva vacía. Las reglas lo explican.',
    finished:
      'Tras la última carta de pila, A, cada uno juega un turno más y se cuenta. Ahora juega tú una ronda: una pista te acompaña.',
  },
  hint: {
    title: 'Pista',
    hide: 'Ocultar las pistas',
    card: 'Elige una carta. Se iluminan los distritos a los que su flecha puede llevar el fuego.',
    target:
      'Elige un distrito iluminado. Quema casas de quien va por delante, nunca las tuyas ni tus objetivos.',
    confirm: 'Mira quién pierde qué. Confirma, o elige otra carta u otro distrito.',
    act: 'Cuatro acciones: envía milicias a los fuegos cerca de tus casas, ve a un fuego contenido y apágalo. Después termina tus acciones.',
    intensify: 'El fuego se aviva: coloca los conos en distritos en llamas, lejos de tus casas y objetivos.',
    discard: 'No se puede jugar ninguna carta. Descarta una y coloca tres conos.',
    others: 'Los demás propagan el fuego y actúan. Mira qué casas arden. Las pistas terminan con esta ronda.',
  },
};
