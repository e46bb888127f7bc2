import { FLAME } from './flame';

/** Roofs, church towers, Old St Paul's and the Tower of London. */
export const ROOFS =
  'M0 240v-34l11-16l11 16l13-16l13 16l13-16l13 16v-18l11-18l11 18v-6l15-13l15 13v-26h3l7-58l7 58h3v44l11-18l11 18v-12l11-18l11 18l9-18l9 18v-6l13-18l13 18v-34v-6h6v6h12v-6h6v6v58l15-10l15 10v-6l13-13l13 13v-6l15-18l15 18v-30h3l6-48l6 48h3v24l13-16l13 16v18l11-18l11 18v-62l35-18l35 18v-62v-6h10v6h20v-6h10v6v62l42-18l42 18v50l9-13l9 13v6l15-13l15 13v-18l9-16l9 16v-30h3l6-66l6 66h3v36l9-13l9 13v6l15-13l15 13v-12l15-13l15 13v6l13-18l13 18v6l11-10l11 10v-32h3l8-44l8 44h3v32l13-16l13 16v-6l15-10l15 10v-6l11-13l11 13v-26v-6h6v6h10v-6h6v6v50l13-10l13 10l15-13l15 13v-18l13-16l13 16l9-10l9 10v-40h3l6-62l6 62h3v40l11-18l11 18v6l9-10l9 10v12l13-13l13 13v-36v-26l5-16l5 16h16l5-16l5 16h16l5-16l5 16h16l5-16l5 16l2 36v14l11-18l11 18v12l15-13l15 13v-6l9-13l9 13v6l9-13l9 13v34z';
const FLAMES = [
  'translate(676 196) scale(1.5)',
  'translate(700 178) scale(2.6)',
  'translate(728 192) scale(1.8)',
];

/** London before the fire, and its first flames: small enough for the document itself. */
export function Skyline() {
  return (
    <svg className="city" viewBox="0 0 1298 240" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path className="far" transform="matrix(-1 0 0 1 1298 -24)" d={ROOFS} />
      <path d={ROOFS} />
      {FLAMES.map((transform) => (
        <path key={transform} className="flame" transform={transform} d={FLAME} />
      ))}
    </svg>
  );
}
