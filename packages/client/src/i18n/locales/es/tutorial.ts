import type { tutorial as english } from '../en/tutorial';
import type { SpanishMessages } from '../../message-types';

export const tutorial: SpanishMessages<typeof english> = {
  title: 'Turno guiado',
  progress: '{{number}} de {{count}}',
  skip: 'Omitir',
  findTable: 'Buscar una mesa',
  prompt: {
    card: 'Londres arde y te toca. Las casas verdes son tuyas. Primero, propaga el fuego: elige la carta resaltada, Norte.',
    target: 'Los distritos marcados pueden arder. En {{district}} no tienes casas: elígelo.',
    burn: 'Aquí ves quién pierde qué: dos puntos por casa. Esto solo daña a los demás, así que adelante.',
    band: 'Ahora tienes cuatro acciones. Las milicias frenan el fuego. Elige la milicia de {{district}}.',
    contain:
      'Los números son las acciones que cuesta. {{district}} arde con un cono: envía allí la milicia para contener el fuego.',
    sendBand: 'El botón muestra otra vez el coste. Confirma para enviar la milicia.',
    pawn: 'Un fuego contenido no se propaga. Solo lo apaga quien está allí. Elige a tu propietario en {{district}}.',
    go: 'Está a un paso. Elige {{district}}.',
    sendSelf: 'Confirma para ir allí.',
    putOut: 'Ahora elige «Apagar». Te quedas el cono y vale un punto de victoria.',
    end: 'No te quedan acciones. Termínalas: robas una carta y tus vecinos juegan sus turnos.',
    over: 'Eso fue un turno entero. Si tienes más puntos cuando el fuego se apague, ganas. Ahora busca una mesa.',
  },
};
