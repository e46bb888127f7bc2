/** The picture of a table as an SVG document: the board by the map's own components, and beside it who played. */
import { DISTRICT_IDS } from '@great-fire/game';
import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { PICTURE_SIZE } from '@great-fire/protocol';
import type { PaintedName, Picture, PictureLine } from '@great-fire/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { map } from '../src/i18n/en/map';
import { addTexts } from '../src/i18n/texts';
import { lookOf } from '../src/table/map/district/look';
import type { Look } from '../src/table/map/district/look';
import { Bridge } from '../src/table/map/ground/bridge';
import { Compass } from '../src/table/map/ground/compass';
import { Definitions } from '../src/table/map/ground/definitions';
import { Fleet } from '../src/table/map/ground/fleet';
import { GroundLayer, Landmarks } from '../src/table/map/ground/ground-layer';
import { Crosses } from '../src/table/map/ground/streets';
import { Thames } from '../src/table/map/ground/thames';
import { Gates, Wall } from '../src/table/map/ground/wall';
import { MapIdContext } from '../src/table/map/map-ids';
import { written } from './written';

// A picture is the same for everybody: its river has the name that the map of 1666 gives it.
addTexts('en', 'map', map);

const BOX = [14, 8, 1572, 1179] as const; // of the map, in its units
const BOARD_WIDTH = 840;
const LEFT = BOARD_WIDTH + 30;
const RIGHT = PICTURE_SIZE.width - 30;
const FOOT = 1300;

/** What names stand for in the styles: `--ink` for '#2b2118'. */
export type Tokens = ReadonlyMap<string, string>;

/** The day's values of a style sheet's names. */
export function tokensOf(...sheets: readonly string[]): Tokens {
  return new Map(
    sheets.flatMap((sheet) => {
      const day = /:root \{([^}]*)\}/.exec(sheet)?.[1] ?? '';
      return [...day.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value.trim()] as const,
      );
    }),
  );
}

/** The whole picture, in letters of which `isHeld` is true. @throws Error where a style names what `tokens` do not hold */
export function drawPicture(picture: Picture, tokens: Tokens, isHeld: (code: number) => boolean): string {
  const say = (named: PaintedName) => written(named, isHeld);
  const drawn = renderToStaticMarkup(<Sheet {...picture} say={say} />);
  // Attributes alone: a name between the tags may look like a style.
  return drawn.replaceAll(/<[^>]+>/g, (tag) => withValues(tag, tokens));
}

/** Replaces the variables and products in the attributes of a tag by their values. */
function withValues(tag: string, tokens: Tokens): string {
  return tag
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = tokens.get(name);
      if (value === undefined) throw new Error(`There is no ${name}`);
      return value;
    })
    .replaceAll(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, a: string, b: string) => String(Number(a) * Number(b)));
}

type Say = (named: PaintedName) => string;

function Sheet({ state, title, sub, lines, foot, say }: Picture & { readonly say: Say }) {
  const { width, height } = PICTURE_SIZE;
  const titled = wrapped(say(title), 17, 2);
  const grounds = DISTRICT_IDS.map((id) => ({
    id,
    look: state === null ? lookBefore(id) : lookOf(state, id),
    landmark: true,
  }));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill="var(--ground)" />
      <svg width={BOARD_WIDTH} height={height} viewBox={BOX.join(' ')} preserveAspectRatio="xMidYMid slice">
        <MapIdContext value="picture">
          <Definitions />
          <Thames foot={FOOT} nameAt={[1030, 1026]} />
          <GroundLayer districts={grounds} />
          <Crosses />
          <Fleet />
          <Wall />
          <Gates />
          <Bridge foot={FOOT} />
          <Compass x={1514} y={1002} radius={29} />
          <Landmarks districts={grounds} />
        </MapIdContext>
      </svg>
      <path d={`M${BOARD_WIDTH} 0V${height}`} stroke="var(--rule)" />
      <g fontFamily="IM FELL English" fill="var(--ink)">
        <text x={LEFT} y={66} fontSize={22} fill="var(--ink-2)">
          The Great Fire of London 1666
        </text>
        {titled.map((line, index) => (
          <text key={line} x={LEFT} y={122 + index * 44} fontSize={40}>
            {line}
          </text>
        ))}
      </g>
      <g fontFamily="Alegreya Sans" fill="var(--ink)">
        <text x={LEFT} y={titled.length * 44 + 116} fontSize={25} fill="var(--ink-2)">
          {cut(say(sub), 30)}
        </text>
        {lines.map((line, index) => (
          <Line key={index} {...line} name={say(line.name)} y={258 + index * 52} />
        ))}
        <text x={LEFT} y={height - 34} fontSize={22} fill="var(--ink-2)">
          {cut(foot, 34)}
        </text>
      </g>
    </svg>
  );
}

interface LineProps extends Omit<PictureLine, 'name'> {
  readonly name: string;
  readonly y: number;
}

function Line({ place, name, total, colour, y }: LineProps) {
  return (
    <g fontSize={28}>
      <path d={`M${LEFT} ${y + 14}H${RIGHT}`} stroke="var(--line)" />
      <text x={LEFT} y={y} fill={place === 1 ? 'var(--ember)' : 'var(--ink-2)'}>
        {place}.
      </text>
      {colour !== null && (
        <path
          d={`M${LEFT + 36} ${y}v-14l10 -8l10 8v14z`}
          fill={`var(--player-${colour})`}
          stroke="var(--piece-ink)"
          strokeWidth={1.5}
        />
      )}
      <text x={LEFT + 68} y={y} fontWeight={place === 1 ? 700 : 400}>
        {cut(name, 14)}
      </text>
      <text x={RIGHT} y={y} textAnchor="end" fontWeight={700}>
        {total}
      </text>
    </g>
  );
}

/** The look of a district before a game: one burns. */
function lookBefore(id: DistrictId): Look {
  if (BOARD[id].isPuddingLane) return 'burning';
  return BOARD[id].isCity ? 'standing' : 'grass';
}

/** So many letters at most. */
function cut(text: string, letters: number): string {
  const all = [...text];
  return all.length <= letters
    ? text
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`;
}

/** Words in lines of so many letters, in so many lines at most. */
function wrapped(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && [...longer].length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const rest = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), ...(rest === '' ? [] : [cut(rest, letters)])];
}
