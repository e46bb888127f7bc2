/** Order of the rules on the page: the sections of packages/game/RULES.md with their numbers. */

export type SectionId = (typeof SECTIONS)[number]['id'];

export const SECTIONS = [
  {
    id: 'SET',
    anchor: 'setup',
    rules: [
      'SET-1',
      'SET-2',
      'SET-3',
      'SET-4',
      'SET-5',
      'SET-6',
      'SET-7',
      'SET-8',
      'SET-9',
      'SET-10',
      'SET-11',
    ],
  },
  {
    id: 'FIRE',
    anchor: 'fire',
    rules: ['FIRE-1', 'FIRE-2', 'FIRE-3', 'FIRE-4', 'FIRE-5', 'FIRE-6', 'FIRE-7', 'FIRE-8', 'FIRE-9'],
  },
  { id: 'BURN', anchor: 'burn', rules: ['BURN-1', 'BURN-2', 'BURN-3', 'BURN-4', 'BURN-5'] },
  { id: 'DBL', anchor: 'double', rules: ['DBL-1', 'DBL-2'] },
  { id: 'ACT', anchor: 'actions', rules: ['ACT-1', 'ACT-2', 'ACT-3', 'ACT-4', 'ACT-5', 'ACT-6'] },
  { id: 'DEM', anchor: 'demolition', rules: ['DEM-1', 'DEM-2', 'DEM-3', 'DEM-4'] },
  { id: 'DRAW', anchor: 'draw', rules: ['DRAW-1'] },
  { id: 'INT', anchor: 'intensify', rules: ['INT-1', 'INT-2', 'INT-3', 'INT-4'] },
  { id: 'END', anchor: 'end', rules: ['END-1', 'END-2', 'END-3', 'END-4', 'END-5'] },
  { id: 'OPT', anchor: 'variants', rules: ['OPT-A', 'OPT-B', 'OPT-C'] },
  { id: 'UNDO', anchor: 'undo', rules: ['UNDO-1', 'UNDO-2', 'UNDO-3', 'UNDO-4'] },
  {
    id: 'SEC',
    anchor: 'secrets',
    rules: ['SEC-1', 'SEC-2', 'SEC-3', 'SEC-4', 'SEC-5', 'SEC-6', 'SEC-7', 'SEC-8'],
  },
] as const;
