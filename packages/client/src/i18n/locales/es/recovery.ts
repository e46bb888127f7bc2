import type { recovery as english } from '../en/recovery';
import type { SpanishMessages } from '../../message-types';

export const recovery: SpanishMessages<typeof english> = {
  title: 'Continuar en este dispositivo',
  why: 'Este enlace trae tu nombre y tus asientos a este navegador.',
  takeOver: 'Continuar aquí',
  happens: 'Qué pasa después',
  here: 'Conservas tu nombre, tus mesas y tus asientos.',
  there: 'Tu otro navegador mantiene la sesión. Desde los ajustes de uno puedes cerrar la sesión del otro.',
  once: 'Después el enlace deja de funcionar. Puedes crear otro en los ajustes.',
  already_one:
    'En este navegador ya tienes un asiento en {{count}} mesa. Si continúas como otra persona, aquí lo pierdes.',
  already_many:
    'En este navegador ya tienes asientos en {{count}} mesas. Si continúas como otra persona, aquí los pierdes.',
  already_other:
    'En este navegador ya tienes asientos en {{count}} mesas. Si continúas como otra persona, aquí los pierdes.',
  alreadyAs_one:
    'En este navegador eres {{name}}, con un asiento en {{count}} mesa. Si continúas como otra persona, aquí lo pierdes.',
  alreadyAs_many:
    'En este navegador eres {{name}}, con asientos en {{count}} mesas. Si continúas como otra persona, aquí los pierdes.',
  alreadyAs_other:
    'En este navegador eres {{name}}, con asientos en {{count}} mesas. Si continúas como otra persona, aquí los pierdes.',
  keepThem: 'Para conservarlos, crea antes aquí un enlace o un código de recuperación, en los ajustes.',
  gone: 'Este enlace ya no funciona',
  goneWhy: 'Se ha usado, ha caducado o hay uno más nuevo.',
  broken: 'Este enlace está incompleto',
  brokenWhy: 'Cópialo entero e inténtalo otra vez.',
  waysOn: 'Qué puedes hacer',
  makeNew:
    'En el navegador que aún tiene tus asientos, abre los ajustes y crea un enlace nuevo en «Tú y tus dispositivos».',
  haveCode: 'Tengo un código de recuperación',
  whereOpened: 'Si usaste tú el enlace, tus asientos están en el navegador donde lo abriste.',
  code: {
    title: 'Usa tu código de recuperación',
    why: 'Trae tu nombre y tus asientos a este navegador.',
    label: 'Código de recuperación',
    wrong: 'Ese código está incompleto o tiene un error.',
    unknown: 'Este código no existe. Quizá has creado uno más nuevo.',
    stays: 'El código vale hasta que crees uno nuevo.',
  },
  mail: {
    title: 'Iniciar sesión por correo',
    why: 'Con la dirección que confirmaste en los ajustes.',
    label: 'Dirección de correo',
    wrong: 'Eso no es una dirección de correo.',
    send: 'Enviarme un enlace',
    again: 'Enviar otro',
    sent: 'Si {{address}} es de un jugador de aquí, un correo está en camino. Su enlace vale una vez, durante 15 minutos.',
    open: 'Abre el enlace en el dispositivo en el que quieras jugar.',
    only: 'Solo las direcciones confirmadas reciben correo.',
  },
  confirm: {
    title: 'Confirma tu dirección de correo',
    why: 'Solo si fuiste tú quien dio esta dirección.',
    now: 'Confirmar esta dirección',
    signIn: 'Puedes usarla para iniciar sesión en otro dispositivo.',
    remind: 'En «Notificaciones», en los ajustes, puedes activar recordatorios de mesas que esperan.',
    private: 'Nadie más puede ver la dirección.',
    done: 'Dirección confirmada',
    of: '{{name}} ya puede iniciar sesión con ella.',
    old: 'Ha caducado o hay uno más nuevo.',
    settings: 'Puedes pedir otro enlace en los ajustes, en «Tú y tus dispositivos».',
    taken: 'Esta dirección está ocupada',
    takenWhy: 'Ahora es de otro jugador.',
  },
  stop: {
    title: 'Recordatorios por correo',
    why: 'Cuando una mesa te espera.',
    now: 'Dejar de recibirlos',
    done: 'Recordatorios desactivados',
    stays:
      'Aún puedes iniciar sesión con tu dirección. Vuelve a activarlos en «Notificaciones», en los ajustes.',
  },
};
