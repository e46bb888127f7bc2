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
    objectives:
      'Empiezas con 40 puntos. Tus tres objetivos secretos suman 2, 4 y 6 más si sus distritos siguen en pie al final.',
    chooseCard:
      'Londres arde y te toca. Las casas verdes son tuyas. Primero, propaga el fuego: elige la carta resaltada, Norte.',
    chooseTarget:
      'Los números de las llamas son rangos: el 1 arde antes que el 2, con milicia. En {{district}} no tienes casas: elígelo.',
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
      'Ahora elige «Apagar». Cada cono que guardas es un punto, y quien primero tiene tres es el Héroe de Londres: dos más.',
    endActions: 'No te quedan acciones. Termínalas: robas una carta y tus vecinos juegan sus turnos.',
    intensified:
      'Al robar, Margery descubrió una carta de pila: el fuego se avivó, con dos conos más en {{district}}. La mesa cuenta las cartas restantes.',
    finished:
      'Tras la última carta de pila, la A, cada uno juega un turno más. Gana quien tenga más puntos. Ya conoces el juego.',
  },
};
