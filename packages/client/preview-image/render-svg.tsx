/**
 * The preview image of a table as an SVG document: the board by the components of the map, and the players beside it.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import {
  PREVIEW_IMAGE_SIZE,
  type DrawableText,
  type PreviewImage,
  type PreviewRow,
} from '@great-fire/protocol';
import { BOARD } from '@great-fire/game/board';
import { DISTRICT_IDS, type DistrictId } from '@great-fire/game';
import { map } from '../src/i18n/locales/en/map';
import { addMessages } from '../src/i18n/messages';
import { getAppearance, type Appearance } from '../src/table/map/appearance';
import { Bridge, Fleet, Thames } from '../src/table/map/terrain/rivers';
import { Compass } from '../src/table/map/terrain/compass';
import { SvgDefs } from '../src/table/map/terrain/svg-defs';
import { TerrainLayer, Landmarks } from '../src/table/map/terrain/terrain-layer';
import { CrossingSigns } from '../src/table/map/terrain/streets';
import { Gates, Wall } from '../src/table/map/terrain/landmarks';
import { SvgIdContext } from '../src/table/map/svg-defs';
import { printableName } from './printable-name';

// All viewers get the same image, so the river has its English name, as on the map of 1666.
addMessages('en', 'map', map);

const MAP_VIEW_BOX = [14, 8, 1572, 1179] as const; // in map units
const BOARD_WIDTH = 840;
const LEFT = BOARD_WIDTH + 30;
const RIGHT = PREVIEW_IMAGE_SIZE.width - 30;
const RIVER_BOTTOM = 1300;
const MAX_ROWS_WITH_HONOURS = 4; // more players need the room

/** Values of the CSS variables by name: `--ink` is '#2b2118'. */
export type ThemeTokens = ReadonlyMap<string, string>;

/** Returns the variables that the `:root` blocks of the style sheets define: the values of the light theme. */
export function parseTokens(...stylesheets: readonly string[]): ThemeTokens {
  return new Map(
    stylesheets.flatMap((css) => {
      const day = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
      return [...day.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value.trim()] as const,
      );
    }),
  );
}

/**
 * Returns the image as SVG. `isSupported`: whether the fonts can draw a code point.
 *
 * @throws Error if a style uses a variable that `tokens` does not define
 */
export function renderPreviewSvg(
  picture: PreviewImage,
  tokens: ThemeTokens,
  isSupported: (code: number) => boolean,
): string {
  const toText = (name: DrawableText) => printableName(name, isSupported);
  const svg = renderToStaticMarkup(<PreviewImageView {...picture} toText={toText} />);
  // Resolves variables in tags only: a name between the tags may look like a variable.
  return svg.replaceAll(/<[^>]+>/g, (tag) => resolveVariables(tag, tokens));
}

/** Replaces `var()` and products in the attributes of a tag by their values. */
function resolveVariables(tag: string, tokens: ThemeTokens): string {
  return tag
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = tokens.get(name);
      if (value === undefined) throw new Error(`There is no ${name}`);
      return value;
    })
    .replaceAll(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, a: string, b: string) => String(Number(a) * Number(b)));
}

type ToText = (name: DrawableText) => string;

function PreviewImageView({
  state,
  title,
  subtitle,
  rows,
  honours,
  footer,
  toText,
}: PreviewImage & { readonly toText: ToText }) {
  const { width, height } = PREVIEW_IMAGE_SIZE;
  const titleLines = wrapText(toText(title), 17, 2);
  const districts = DISTRICT_IDS.map((id) => ({
    id,
    appearance: state === null ? initialAppearance(id) : getAppearance(state, id),
    landmark: true,
  }));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill="var(--ground)" />
      <svg
        width={BOARD_WIDTH}
        height={height}
        viewBox={MAP_VIEW_BOX.join(' ')}
        preserveAspectRatio="xMidYMid slice"
      >
        <SvgIdContext value="picture">
          <SvgDefs />
          <Thames bottom={RIVER_BOTTOM} nameAt={[1030, 1026]} />
          <TerrainLayer districts={districts} />
          <CrossingSigns />
          <Fleet />
          <Wall />
          <Gates />
          <Bridge bottom={RIVER_BOTTOM} />
          <Compass x={1514} y={1002} radius={29} />
          <Landmarks districts={districts} />
        </SvgIdContext>
      </svg>
      <path d={`M${BOARD_WIDTH} 0V${height}`} stroke="var(--rule)" />
      <g fontFamily="IM FELL English" fill="var(--ink)">
        <text x={LEFT} y={66} fontSize={22} fill="var(--ink-2)">
          The Great Fire of London 1666
        </text>
        {titleLines.map((line, index) => (
          <text key={line} x={LEFT} y={122 + index * 44} fontSize={40}>
            {line}
          </text>
        ))}
      </g>
      <g fontFamily="Alegreya Sans" fill="var(--ink)">
        <text x={LEFT} y={titleLines.length * 44 + 116} fontSize={25} fill="var(--ink-2)">
          {truncate(toText(subtitle), 30)}
        </text>
        {rows.map((line, index) => (
          <PlayerRow key={index} {...line} name={toText(line.name)} y={258 + index * 52} />
        ))}
        {rows.length <= MAX_ROWS_WITH_HONOURS &&
          honours.map((honour, index) => (
            <text key={index} x={LEFT} y={258 + rows.length * 52 + 22 + index * 30} fontSize={20}>
              {truncate(toText(honour), 40)}
            </text>
          ))}
        <text x={LEFT} y={height - 34} fontSize={22} fill="var(--ink-2)">
          {truncate(footer, 34)}
        </text>
      </g>
    </svg>
  );
}

interface PlayerRowProps extends Omit<PreviewRow, 'name'> {
  readonly name: string;
  readonly y: number;
}

function PlayerRow({ place, name, total, colour, y }: PlayerRowProps) {
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
        {truncate(name, 14)}
      </text>
      <text x={RIGHT} y={y} textAnchor="end" fontWeight={700}>
        {total}
      </text>
    </g>
  );
}

/** Returns the appearance of a district before a game: Pudding Lane burns, and the other city districts are intact. */
function initialAppearance(id: DistrictId): Appearance {
  if (BOARD[id].isPuddingLane) return 'burning';
  return BOARD[id].isCity ? 'standing' : 'grass';
}

/** Shortens the text to `maxLength` characters, the ellipsis included. */
function truncate(text: string, maxLength: number): string {
  const letters = [...text];
  return letters.length <= maxLength
    ? text
    : `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}

/** Breaks the text at spaces into lines of `maxLength` characters. The last line is truncated. */
function wrapText(text: string, maxLength: number, maxLines: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const extended = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && [...extended].length <= maxLength) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  const rest = lines.slice(maxLines - 1).join(' ');
  return [...lines.slice(0, maxLines - 1), ...(rest === '' ? [] : [truncate(rest, maxLength)])];
}
