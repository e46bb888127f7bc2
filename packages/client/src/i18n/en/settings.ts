export const settings = {
  title: 'Settings',
  close: 'Close the settings',
  language: 'Language',
  theme: { label: 'Light', system: 'System', parchment: 'Day', night: 'Night' },
  motion: { label: 'Motion', system: 'System', off: 'Off' },
  sound: { label: 'Sound', volume: 'Volume' },
  singleKeys: { label: 'Single keys', hint: 'Letters, figures and signs as shortcuts at the table.' },
  rules: 'The rules',
  firstTurn: 'A first turn, step by step',
  explain:
    'Rest the mouse on a thing at the table, hold a finger on it, or press ? or F1 at the focus: it explains itself.',
  leaveHint: 'Your seat stays yours in this browser.',
} as const;
