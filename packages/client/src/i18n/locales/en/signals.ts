/** Pointing at the map for others to see. */
export const signals = {
  mode: 'Point at the map',
  modeHint: 'Press a district, or draw from one to another. Everyone at the table sees it.',
  arrowHint: 'Arrow from {{district}}: go to its end and press p.',
  pointed: '{{name}} points at {{district}}.',
  arrow: '{{name}} points from {{from}} to {{district}}.',
};
