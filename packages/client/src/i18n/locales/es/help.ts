import type { help as english } from '../en/help';
import type { SpanishMessages } from '../../message-types';

export const help: SpanishMessages<typeof english> = {
  tooltipLabel: 'Explicación',
  ruleLink: 'Regla {{rule}}',
  keyboardHint: 'Flechas: más. Tab: la regla. Esc: volver.',
  shortcuts: {
    title: 'Atajos de teclado',
    chooseCard: 'elegir una carta de fuego',
    navigate: 'moverse entre distritos o cartas',
    nextTarget: 'opción siguiente o anterior en el mapa',
    activate: 'activar',
    cancel: 'cancelar',
    undo: 'deshacer la última acción',
    endActions: 'ir a «Fin de acciones»',
    focusMap: 'ir al mapa',
    point: 'señalar un distrito; empezar una flecha',
    browseHistory: 'recorrer la partida hasta ahora',
    showHelp: 'explicar esto; las flechas muestran más',
    showShortcuts: 'mostrar esta lista',
    singleKeySwitch: 'Atajos de una sola tecla',
  },
  topic: {
    card: 'Una carta de fuego mueve un cono de fuego. Su último paso va hacia donde apunta la flecha.',
    'card-dimmed': 'Ahora no puedes jugar esta carta de fuego: no tiene ningún blanco que pueda arder.',
    'token-demolition':
      'Demuele un distrito junto a un fuego donde haya una milicia libre. No cuesta ninguna acción.',
    'token-double-move': 'Doble movimiento: propaga el fuego otra vez con la misma carta.',
    'token-one-vp': 'Vale un punto de victoria al final.',
    'step-redeal':
      'Cinco cartas iguales se muestran y se reparten otra vez, si así se eligió antes de empezar.',
    'step-band': 'Los jugadores colocan las milicias en cualquier sitio fuera de la región verde.',
    'step-pawn': 'Los jugadores colocan a sus propietarios en cualquier sitio fuera de la región verde.',
    'step-spread': 'Primero debes propagar el fuego con una carta de fuego.',
    'step-act': 'Después tienes cuatro acciones: caminar, mover milicias, apagar el fuego.',
    'step-draw': 'Al final robas una carta. Si aparece una carta de pila, el fuego se aviva.',
    'step-intensify': 'El fuego se aviva: se añaden tres conos donde arde sin estar contenido.',
    'appearance-standing':
      'Aquí hay casas en pie. Si entra el fuego, cada una le cuesta a su dueño dos puntos, salvo que una milicia lo contenga.',
    'appearance-grass': 'Los prados nunca arden. Los propietarios y las milicias pueden estar en ellos.',
    'appearance-burning':
      'En llamas. Con dos o más conos puede propagarse desde aquí, y el fuego puede pasar.',
    'appearance-contained':
      'Contenido: al menos tantas milicias como conos. De aquí no se propaga nada. Ponte aquí para apagarlo.',
    'appearance-burnt-out': 'No queda nada que quemar. El fuego solo viene aquí si no encuentra casas.',
    'appearance-demolished': 'Demolido: el fuego no puede entrar ni pasar. Las personas sí.',
    'pudding-lane':
      'Aquí empezó el fuego. Nadie puede entrar en Pudding Lane. Cuando se acaban sus conos, llegan cinco de la reserva.',
    'press-burn':
      'Esto puede arder. La llama muestra por dónde entra el fuego. Si lleva un número, es el rango.',
    'press-illegal': 'Ahora no: hay al alcance un blanco de mejor rango, y va primero.',
    'press-move':
      'El número indica cuántas acciones cuesta llegar. Un anillo indica que una milicia se detiene aquí sobre un cono.',
    'press-add-cone': 'Puedes añadir conos aquí, hasta el tamaño del distrito más dos.',
    'verb-put-out': 'Apaga un cono con una acción. Te lo quedas y vale un punto.',
    'verb-demolish': 'Demuele este distrito con una ficha. No cuesta ninguna acción.',
    'verb-contain': 'La milicia se detiene aquí y contiene un cono.',
    band: 'Las milicias no son de nadie: las puede mover cualquier jugador. Sobre un cono, una milicia no puede irse.',
    pawn: 'Tu propietario. Puedes apagar el fuego contenido donde estás.',
    points: 'Puntos de victoria hasta ahora: 40, menos dos por casa perdida, más uno por cono apagado.',
    'house-track': 'Cada casilla es una casa. Un guion es una casa perdida.',
    putOut:
      'Conos apagados, un punto cada uno. El primer jugador con tres se convierte en el Héroe de Londres.',
    tokens: 'Fichas en poder del jugador. Solo él sabe cuáles son.',
    cards: 'Cartas de fuego en la mano. Solo su dueño las ve.',
    hero: 'El Héroe de Londres: dos puntos por apagar más conos que nadie.',
    stock:
      'Conos junto al mapa. Cuando se acaban, vienen de Pudding Lane y luego de los jugadores que hayan apagado alguno.',
    'cards-until-intensify': 'Tras este número de cartas sale una carta de pila y el fuego se aviva.',
    objective:
      'Solo te da puntos a ti, si al final queda aquí una casa en pie y todo fuego está contenido o apagado.',
  },
};
