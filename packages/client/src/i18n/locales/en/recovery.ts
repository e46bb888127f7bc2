export const recovery = {
  title: 'Continue on this device',
  explanation: 'This link brings your name and seats to this browser.',
  continueHere: 'Continue here',
  nextStepsTitle: 'What happens next',
  sameSeatsHint: 'You keep your name, tables and seats.',
  otherBrowserHint: 'Your other browser stays signed in. Either one can sign out the other in the settings.',
  singleUseHint: 'The link then stops working. You can create a new one in the settings.',
  seatLossWarning_one:
    'You already have a seat at {{count}} table in this browser. Continuing as someone else gives it up here.',
  seatLossWarning_other:
    'You already have seats at {{count}} tables in this browser. Continuing as someone else gives them up here.',
  seatLossWarningNamed_one:
    'In this browser you are {{name}}, with a seat at {{count}} table. Continuing as someone else gives it up here.',
  seatLossWarningNamed_other:
    'In this browser you are {{name}}, with seats at {{count}} tables. Continuing as someone else gives them up here.',
  keepSeatsHint: 'To keep what you have here, first create a link or a recovery code in the settings.',
  linkExpired: 'This link no longer works',
  linkExpiredExplanation: 'It has been used, it has expired, or there is a newer one.',
  linkIncomplete: 'This link is incomplete',
  linkIncompleteExplanation: 'Copy all of it and try again.',
  optionsTitle: 'What you can do',
  createLinkHint:
    'In the browser that still has your seats, open the settings and create a new link under “You and your devices”.',
  useRecoveryCode: 'I have a recovery code',
  linkUsedHint: 'If you used the link yourself, your seats are in the browser where you opened it.',
  recoveryCode: {
    title: 'Use your recovery code',
    explanation: 'It brings your name and seats to this browser.',
    label: 'Recovery code',
    invalid: 'That code is incomplete or has a typo.',
    unknown: 'This code doesn’t exist. You may have created a newer one.',
    validityHint: 'The code stays valid until you create a new one.',
  },
  emailSignIn: {
    title: 'Sign in by e-mail',
    explanation: 'With the address you confirmed in the settings.',
    label: 'E-mail address',
    invalid: 'That isn’t an e-mail address.',
    sendLink: 'Send me a link',
    resendLink: 'Send another',
    linkSent:
      'If {{address}} belongs to a player here, an e-mail is on its way. Its link works once, for 15 minutes.',
    openLinkHint: 'Open the link on the device you want to play on.',
    confirmedOnlyHint: 'Only confirmed addresses get e-mails.',
  },
  confirmEmail: {
    title: 'Confirm your e-mail address',
    explanation: 'Only if you gave this address yourself.',
    confirm: 'Confirm this address',
    signInHint: 'You can use it to sign in on another device.',
    remindersHint: 'Under “Notifications” in the settings you can turn on reminders of waiting tables.',
    privacyHint: 'Nobody else can see the address.',
    confirmedTitle: 'Address confirmed',
    confirmedExplanation: '{{name}} can now sign in with it.',
    linkExpiredExplanation: 'It has expired, or there is a newer one.',
    newLinkHint: 'You can get a new link in the settings, under “You and your devices”.',
    addressTaken: 'This address is taken',
    addressTakenExplanation: 'It now belongs to another player.',
  },
  stopReminders: {
    title: 'Reminders by e-mail',
    explanation: 'When a table is waiting for you.',
    confirm: 'Stop reminders',
    stoppedTitle: 'Reminders stopped',
    signInHint:
      'You can still sign in with your address. Turn reminders on again under “Notifications” in the settings.',
  },
} as const;
