/** Engravings of the buildings on the objective cards. Most are four strokes of a pen: walls, roofs, openings, lines. */
import type { ObjectiveId } from '@great-fire/game';
import type { ReactNode } from 'react';
import { StPauls, Tower } from '../map/terrain/landmarks';
import { FlameShape } from '../../pieces/flame';
import type { ObjectiveState } from './objective-picture';

interface Engraving {
  readonly walls: string;
  readonly openings: string; // doors and windows
  readonly lines?: string;
}

/** Arched openings of one size at these left edges. All paths stand on y = 8, in the box -24 -24 48 32. */
const arches = (lefts: readonly number[], base: number, width: number, height: number): string =>
  lefts.map((x) => `M${x} ${base}v${-height}q${width / 2} ${-width * 0.7} ${width} 0v${height}z`).join('');

const windows = (lefts: readonly number[], top: number, width = 2.2, height = 3.4): string =>
  lefts.map((x) => `M${x} ${top}h${width}v${height}h${-width}z`).join('');

const ENGRAVINGS: { readonly [O in ObjectiveId]: Engraving | (() => ReactNode) } = {
  // A hospital: a long front with a gatehouse and its turret.
  'I-bedlam': {
    walls: 'M-22 8V-3H22V8zM-23-3l3-5H20l3 5zM-6 8V-12H6V8zM-7-12L0-18L7-12zM-1.5-16v-5h3v5z',
    openings: `${arches([-3], 8, 6, 6)}${windows([-20, -15.5, -11, 9, 13.5, 18], 0)}${windows([-1.2], -9)}`,
    lines: 'M0-21v-3M-22 3H-6M6 3H22',
  },
  // A priory on the river, with the playhouse in its hall.
  'I-blackfriars': {
    walls: 'M-21 8V-6L-13-15L-5-6V8zM-5 8V-4H21V8zM-6-4l4-7H19l4 7zM14-11v-8l3-4l3 4v8z',
    openings: `${arches([-15.5], 8, 5, 5)}${arches([-1, 4.5, 10, 15.5], 5, 3, 5)}${windows([-14.2], -9, 2.4, 4)}`,
    lines: 'M-21-2L-13-9M-5-2L-13-9M-21 3h16M17-23v-2',
  },
  // A royal house between two round towers.
  'I-bridewell': {
    walls:
      'M-12 8V-5H12V8zM-13-5l4-6H9l4 6zM-22 8V-13h9V8zM13 8V-13h9V8zM-23-13l5.5-9l5.5 9zM12-13l5.5-9l5.5 9z',
    openings: `${arches([-3], 8, 6, 5)}${windows([-19, 16], -9, 2.8, 4)}${windows([-19, 16], 0, 2.8, 4)}${windows([-9.5, 7], -1)}`,
    lines: 'M-17.5-22v-2h3M17.5-22v-2h3',
  },
  // The chapel of a monastery with its bell.
  'I-charterhouse': {
    walls: 'M-20 8V-4H8V8zM-21-4l5-9H8l3 9zM8 8V-11h11V8zM7-11h13l-2-5H9zM11-16v-6h5v6z',
    openings: `${arches([-17, -11, -5, 1], 5, 3.6, 6)}${arches([11.5], 8, 4, 6)}M12.5-17v-3h2v3z`,
    lines: 'M13.5-22v-2.5M11.8-23.5h3.4M-20-1H8',
  },
  // A school round a cloister.
  'I-christs-hospital': {
    walls: 'M-22 8V0H22V8zM-18 0V-9H18V0zM-20-9l4-5H16l4 5zM-4-14V-19h8v5zM-5-19L0-24L5-19z',
    openings: `${arches([-20, -14.2, -8.4, -2.5, 3.3, 9.2, 15.5], 8, 4.4, 4.5)}${windows([-14, -8, -1.2, 5.8, 11.6], -6.5)}`,
  },
  // A gate that was a prison: grates and a portcullis.
  'I-newgate': {
    walls: 'M-20 8V-14h2v-3h3v3h2v-3h3v3h2V8zM8 8V-14h2v-3h3v3h2v-3h3v3h2V8zM-8 8V-9h2v-3h3v3h6v-3h3v3h2V8z',
    openings: `${arches([-5.5], 8, 11, 6)}${windows([-16, 12], -9, 4, 4)}${windows([-16, 12], 0, 4, 4)}`,
    lines: 'M-8-4H8',
  },
  // A market with pens, tents and pennants.
  'I-smithfield': {
    walls: 'M-22 8L-19-4L-13-10L-7-4L-4 8zM-4 8L-1-9L6-16L13-9L16 8z',
    openings: 'M-14.5 8L-13-2L-11.5 8zM3.5 8L6-6L8.5 8z',
    lines:
      'M-13-10v-6l6 2l-6 2M6-16v-7l7 2.5l-7 2.5M-19-4H-7M-1-9H13M16 3H23M16 6.5H23M18 8V0M22 8V0M-22 8H23',
  },
  // The round church of the knights.
  'I-temple': {
    walls: 'M-21 8V-6H-1V8zM-22-6l4-6H-1v6zM-1 8V-3H21V8zM-2-3L2-9H18L22-3zM3-9V-15H17v6zM2-15L10-22L18-15z',
    openings: `${arches([-18.5, -12.8, -7], 5, 3.4, 6)}${arches([2, 8, 14.2], 6, 4, 5)}${arches([5, 9, 13], -10, 2.2, 2)}`,
    lines: 'M10-22v-3M8.5-24h3',
  },
  // A gate with statues in niches.
  'II-aldgate': {
    walls:
      'M-17 8V-10H17V8zM-18-10v-4h3v2h4v-2h3v2h5v-2h6v2h5v-2h3v2h4v-2h3v4zM-20 8V-16h6V8zM14 8V-16h6V8zM-21-16l4-6l4 6zM13-16l4-6l4 6z',
    openings: `${arches([-6], 8, 12, 6.5)}${arches([-10.5, 8], -2, 2.6, 4)}${windows([-1.5], -8, 3, 3.5)}`,
    lines: 'M-14-1H-7M7-1H14',
  },
  // A castle of tall bays that rises from the water.
  'II-baynards-castle': {
    walls:
      'M-22 8V-8h6V8zM-16 8V-13h5V8zM-11 8V-8h6V8zM-5 8V-13h5V8zM0 8V-8h6V8zM6 8V-13h5V8zM11 8V-8h6V8zM17 8V-17h5V8zM-17-13l3.5-5l3.5 5zM-6-13l3.5-5l3.5 5zM5-13l3.5-5l3.5 5z',
    openings: `${windows([-20, -9, 2, 13], -4, 2, 4)}${windows([-14.5, -3.5, 7.5, 18.5], -9, 2, 4)}${windows([-14.5, -3.5, 7.5, 18.5], -1, 2, 4)}`,
    lines: 'M17-17v-2h1.5v2M20.5-17v-2H22v2M-24 8H24',
  },
  // The bishop's gate, with a mitre on its roof.
  'II-bishopsgate': {
    walls: 'M-16 8V-8H16V8zM-17-8L0-15L17-8zM-22 8V-3h6V8zM16 8V-3h6V8zM-4-15q-1-5 4-9q5 4 4 9z',
    openings: `${arches([-5], 8, 10, 6)}${arches([-12, 9], 1, 3, 5)}${windows([-20, 18], 1, 2, 4)}`,
    lines: 'M0-23v7M-2-19h4M-16-4H16',
  },
  // A great house with a row of gables.
  'II-dukes-place': {
    walls: 'M-21 8V-6H21V8zM-21-6L-14-14L-7-6zM-7-6L0-14L7-6zM7-6L14-14L21-6zM-9.5-11v-8h4v8zM5.5-11v-8h4v8z',
    openings: `${windows([-18, -12.5, -6, 4, 10.5, 16], -2, 2.8, 4)}${arches([-2.5], 8, 5, 5)}${windows([-15, -1, 13], -10, 2, 2.5)}`,
    lines: 'M-21 4H-4M4 4H21M-7-6V8M7-6V8',
  },
  // A hall with a cup above its pediment.
  'II-goldsmiths-hall': {
    walls: 'M-20 8V-5H20V8zM-22-5L0-14L22-5zM-4.5-22h9q0 5-3.2 5.5l.4 2.5h-3.4l.4-2.5q-3.2-.5-3.2-5.5z',
    openings: `${arches([-3], 8, 6, 7)}${arches([-16.5, -10.5, 7, 13], 4, 3.6, 5)}`,
    lines: 'M-20-2.5H20M-12-6.8H12M-5-5v13M5-5v13',
  },
  // A college court with a tower for the stars.
  'II-gresham-college': {
    walls: 'M-22 8V-4H10V8zM-23-4l4-6H8l3 6zM10 8V-17h10V8zM9-17v-3h3v2h2v-2h2v2h2v-2h3v3z',
    openings: `${arches([-19.5, -14, -8.5, -3, 2.5], 8, 4, 4.5)}${windows([-18, -12.5, -7, -1.5, 4], -2, 2, 2.5)}${arches([13], -8, 4, 4)}${windows([13.5], -2, 3, 4)}`,
    lines: 'M15-20v-4l4 1.5l-4 1.5',
  },
  // An office that signals with a mast.
  'II-navy-office': {
    walls: 'M-21 8V-6H9V8zM-22-6L-17-13H5L10-6zM-16-13v-5h4v5zM-2-13v-5h4v5z',
    openings: `${windows([-18, -12, 1.5], -3, 3, 3.5)}${windows([-18, -12, 1.5], 3, 3, 3.5)}${arches([-6.5], 8, 4.5, 6)}`,
    lines: 'M16 8V-23M10-12H22M11.5-18H20.5M16-23L22-12L16 8M16-23L10-12L16 8M16-23l5-1',
  },
  // A church beside the dock.
  'II-st-katharines': {
    walls: 'M-11 8V-3H14V8zM-12-3l4-7H12l3 7zM-21 8V-10h10V8zM-22-10L-16-24L-10-10z',
    openings: `${arches([-7.5, -1.5, 4.5, 9.5], 5, 3.2, 5)}${arches([-18.5], -1, 5, 4)}${arches([-18], 8, 4, 4)}`,
    lines: 'M16 4.5q4 3.5 8 0M19.5 5V-9M19.5-8l4 9h-4M14 8H24',
  },
  // Tall shops in a row, and the cross in the street.
  'III-cheapside': {
    walls:
      'M-23 8V-8L-17.5-16L-12-8V8zM-12 8V-6L-6.5-14L-1-6V8zM11 8V-7L16.5-15L22-7V8zM2 8V4h7v4zM3.5 4L4.5-14h2L7.5 4z',
    openings: `${windows([-20.5, -16.7], -6, 2.4, 4)}${windows([-9.5, -5.7], -4, 2.4, 4)}${windows([13.5, 17.3], -5, 2.4, 4)}${windows([-20.5, -9.5, 13.5], 3, 6, 5)}`,
    lines: 'M5.5-14v-8M2.8-19.5h5.4M3.5-8h4M-23 1h11M-12 1H-1M11 1H22',
  },
  // A quay with two turrets and a crane.
  'III-custom-house': {
    walls: 'M-14 8V-6H10V8zM-15-6l4-5H7l4 5zM-20 8V-11h6V8zM10 8V-11h6V8zM-21-11l4-7l4 7zM9-11l4-7l4 7z',
    openings: `${arches([-11.5, -6, -0.5, 5], 8, 4, 4.5)}${windows([-10.5, -5, 0.5, 6], -3, 2, 3)}${windows([-18, 12], -6, 2, 4)}`,
    lines: 'M20 8V-8L24-14M20-4L23.5-13M24-14v9M-24 8H24',
  },
  // The gothic hall of the city.
  'III-guild-hall': {
    walls:
      'M-20 8V-6H20V8zM-21-6L-16-14H16L21-6zM-6 8V-10H6V8zM-7-10L0-17L7-10zM-2-17v-4h4v4zM-22 8V-12h3V8zM19 8V-12h3V8zM-22.5-12l2-6l2 6zM18.5-12l2-6l2 6z',
    openings: `${arches([-3.5], 8, 7, 6)}${arches([-16, -11, 8, 13], 4, 3.2, 6)}${arches([-1.5], -7, 3, 3)}`,
    lines: 'M-2-21L0-24L2-21',
  },
  // A market hall round a yard, with towers at its corners.
  'III-leadenhall': {
    walls:
      'M-14 8V-5H14V8zM-15-5L-10-12H10L15-5zM-22 8V-10h8V8zM14 8V-10h8V8zM-23-10h10v-3h-2v-2h-2v2h-2v-2h-2v2h-2zM13-10h10v-3h-2v-2h-2v2h-2v-2h-2v2h-2z',
    openings: `${arches([-11.5, -3, 5.5], 8, 6, 5)}${windows([-19.5, 16.5], -6, 3, 4)}${windows([-19.5, 16.5], 1, 3, 4)}`,
    lines: 'M-10-2H10M0-12v-6l5 2l-5 2',
  },
  // An arcade with a bell tower; Gresham's grasshopper turns on top.
  'III-royal-exchange': {
    walls: 'M-22 8V-6H10V8zM-23-6l3-4H10v4zM10 8V-14h9V8zM9-14h11v-2H9zM11-16l1-5h5l1 5z',
    openings: `${arches([-20, -14, -8, -2, 4], 8, 4.4, 5)}${windows([-18.5, -12.5, -6.5, -0.5, 5.5], -3, 2, 2.6)}${arches([12.5], -7, 4, 4)}${arches([12.5], 8, 4, 5)}`,
    lines: 'M14.5-21v-2M11.5-23.5q3-1.5 6 0l1.5-1.5M-22-.2H10',
  },
  'III-st-pauls': () => (
    <g transform="translate(0 .5) scale(.45)">
      <StPauls />
    </g>
  ),
  'III-tower': () => (
    <g transform="translate(0 0) scale(.54)">
      <Tower />
    </g>
  ),
  // The wine quay: a treadwheel crane and casks.
  'III-vintry': {
    walls:
      'M-20 8V-8H-4V8zM-21-8L-12-17L-3-8zM3 8q-3-4 0-8h7q3 4 0 8zM13.5 8q-3-4 0-8h7q3 4 0 8zM8 0q-3-4 0-8h7q3 4 0 8z',
    openings: `${arches([-15], 8, 6, 6)}${windows([-17.5, -9], -5, 2.6, 3.5)}`,
    lines: 'M-12-14L10-22M-12-11L10-22v9M-4-4L4-19M3 2.5h7M13.5 2.5h7M8-5.5h7M3 5.5h7M13.5 5.5h7M8-2.5h7',
  },
};

interface ObjectiveDrawingProps {
  readonly id: ObjectiveId;
  readonly state: ObjectiveState;
}

/** The building as it stands now: whole, with fire at its door, banked by a band, or in ashes. */
export function ObjectiveDrawing({ id, state }: ObjectiveDrawingProps) {
  const drawing = ENGRAVINGS[id];
  const isLost = state === 'lost';
  const fill = isLost ? 'var(--burnt-building)' : 'var(--landmark)';
  return (
    <>
      <g fill={fill} stroke="var(--engraving)" strokeWidth={0.9} strokeLinejoin="round" strokeLinecap="round">
        {typeof drawing === 'function' ? (
          <g strokeWidth={1.7}>{drawing()}</g>
        ) : (
          <>
            <path d={drawing.walls} />
            <path d={drawing.openings} fill="var(--engraving)" stroke="none" />
            {drawing.lines !== undefined && <path d={drawing.lines} fill="none" />}
          </>
        )}
      </g>
      <path d="M-23.5 8H23.5M-20 9.8H12M-4 11.3H21" stroke="var(--engraving)" strokeWidth={0.8} />
      {isLost && <path d="M-20-20L20 9M20-20L-20 9" stroke="var(--card)" strokeWidth={2.6} opacity={0.85} />}
      {(state === 'in-reach' || state === 'contained') && (
        <g transform="translate(18 1.5) scale(.82)">
          <FlameShape dull={state === 'contained'} />
        </g>
      )}
    </>
  );
}
