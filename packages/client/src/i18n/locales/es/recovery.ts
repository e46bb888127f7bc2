import type { recovery as english } from '../en/recovery';
import type { SpanishMessages } from '../../message-types';

export const recovery: SpanishMessages<typeof english> = {
  title: 'Continuar en este dispositivo',
  explanation: 'Este enlace trae tu nombre y tus asientos a este navegador.',
  continueHere: 'Continuar aquí',
  nextStepsTitle: 'Qué pasa después',
  sameSeatsHint: 'Conservas tu nombre, tus mesas y tus asientos.',
  otherBrowserHint:
    'Tu otro navegador mantiene la sesión. Desde los ajustes de uno puedes cerrar la sesión del otro.',
  singleUseHint: 'Después el enlace deja de funcionar. Puedes crear otro en los ajustes.',
  seatLossWarning_one:
    'En este navegador ya tienes un asiento en {{count}} mesa. Si continúas como otra persona, aquí lo pierdes.',
  seatLossWarning_many:
    'En este navegador ya tienes asientos en {{count}} mesas. Si continúas como otra persona, aquí los pierdes.',
  seatLossWarning_other:
    'En este navegador ya tienes asientos en {{count}} mesas. Si continúas como otra persona, aquí los pierdes.',
  seatLossWarningNamed_one:
    'En este navegador eres {{name}}, con un asiento en {{count}} mesa. Si continúas como otra persona, aquí lo pierdes.',
  seatLossWarningNamed_many:
    'En este navegador eres {{name}}, con asientos en {{count}} mesas. Si continúas como otra persona, aquí los pierdes.',
  seatLossWarningNamed_other:
    'En este navegador eres {{name}}, con asientos en {{count}} mesas. Si continúas como otra persona, aquí los pierdes.',
  keepSeatsHint:
    'Para conservar lo que tienes aquí, crea antes un enlace o un código de recuperación en los ajustes.',
  linkExpired: 'Este enlace ya no funciona',
  linkExpiredExplanation: 'Se ha usado, ha caducado o hay uno más nuevo.',
  linkIncomplete: 'Este enlace está incompleto',
  linkIncompleteExplanation: 'Cópialo entero e inténtalo otra vez.',
  optionsTitle: 'Qué puedes hacer',
  createLinkHint:
    'En el navegador que aún tiene tus asientos, abre los ajustes y crea un enlace nuevo en «Tú y tus dispositivos».',
  useRecoveryCode: 'Tengo un código de recuperación',
  linkUsedHint: 'Si usaste tú el enlace, tus asientos están en el navegador donde lo abriste.',
  recoveryCode: {
    title: 'Usa tu código de recuperación',
    explanation: 'Trae tu nombre y tus asientos a este navegador.',
    label: 'Código de recuperación',
    invalid: 'Ese código está incompleto o tiene un error.',
    unknown: 'Este código no existe. Quizá has creado uno más nuevo.',
    validityHint: 'El código vale hasta que crees uno nuevo.',
  },
  emailSignIn: {
    title: 'Iniciar sesión por correo',
    explanation: 'Con la dirección que confirmaste en los ajustes.',
    label: 'Dirección de correo',
    invalid: 'Eso no es una dirección de correo.',
    sendLink: 'Enviarme un enlace',
    resendLink: 'Enviar otro',
    linkSent:
      'Si {{address}} es de un jugador de aquí, un correo está en camino. Su enlace vale una vez, durante 15 minutos.',
    openLinkHint: 'Abre el enlace en el dispositivo en el que quieras jugar.',
    confirmedOnlyHint: 'Solo las direcciones confirmadas reciben correo.',
  },
  confirmEmail: {
    title: 'Confirma tu dirección de correo',
    explanation: 'Solo si fuiste tú quien dio esta dirección.',
    confirm: 'Confirmar esta dirección',
    signInHint: 'Puedes usarla para iniciar sesión en otro dispositivo.',
    remindersHint: 'En «Notificaciones», en los ajustes, puedes activar recordatorios de mesas que esperan.',
    privacyHint: 'Nadie más puede ver la dirección.',
    confirmedTitle: 'Dirección confirmada',
    confirmedExplanation: '{{name}} ya puede iniciar sesión con ella.',
    linkExpiredExplanation: 'Ha caducado o hay uno más nuevo.',
    newLinkHint: 'Puedes pedir otro enlace en los ajustes, en «Tú y tus dispositivos».',
    addressTaken: 'Esta dirección está ocupada',
    addressTakenExplanation: 'Ahora es de otro jugador.',
  },
  stopReminders: {
    title: 'Recordatorios por correo',
    explanation: 'Cuando una mesa te espera.',
    confirm: 'Dejar de recibirlos',
    stoppedTitle: 'Recordatorios desactivados',
    signInHint:
      'Aún puedes iniciar sesión con tu dirección. Vuelve a activarlos en «Notificaciones», en los ajustes.',
  },
};
