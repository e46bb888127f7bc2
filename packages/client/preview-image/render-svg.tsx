/**
 * The preview image of a table as an SVG document: the board by the components of the map, and the players beside it.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import {
  PREVIEW_IMAGE_SIZES,
  type DrawableText,
  type PreviewImage,
  type PreviewRow,
} from '@great-fire/protocol';
import { BOARD } from '@great-fire/game/board';
import { DISTRICT_IDS, type DistrictId } from '@great-fire/game';
import { map } from '../src/i18n/locales/en/map';
import { addMessages } from '../src/i18n/messages';
import { getAppearance, type Appearance } from '../src/table/map/appearance';
import { textWidth, type FontName } from '../src/table/map/layout/text-metrics';
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
const RIVER_BOTTOM = 1300;
const MAX_ROWS_WITH_HONOURS = 4; // more players need the room
const ROW_HEIGHT = 52;

/** Values of the CSS variables by name: `--ink` is '#2b2118'. */
export type ThemeTokens = ReadonlyMap<string, string>;

/** Returns the variables that the `:root` blocks of the style sheets define: the values of the light theme. */
export function parseTokens(...stylesheets: readonly string[]): ThemeTokens {
  return new Map(
    stylesheets.flatMap((css) => {
      const day = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
      return [...day.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) =>
          [name, value.replace(/light-dark\((.+?), .+?\)/, '$1').trim()] as const,
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

const GAME_TITLE = 'The Great Fire of London 1666';

type ToText = (name: DrawableText) => string;

type PictureProps = PreviewImage & { readonly toText: ToText };

function PreviewImageView(picture: PictureProps) {
  const { width, height } = PREVIEW_IMAGE_SIZES[picture.format];
  const Content = CONTENTS[picture.format];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Content {...picture} />
    </svg>
  );
}

const CONTENTS = { wide: WideContent, square: SquareContent } as const;

/** The city in the upper left corner. A box of another shape cuts off fields and river. */
function City({
  state,
  width,
  height,
}: Pick<PreviewImage, 'state'> & Readonly<Record<'width' | 'height', number>>) {
  const districts = DISTRICT_IDS.map((id) => ({
    id,
    appearance: state === null ? initialAppearance(id) : getAppearance(state, id),
    landmark: true,
  }));
  return (
    // Without a clip, at which resvg fails if a district burns there. The panel covers what lies outside.
    <svg
      width={width}
      height={height}
      viewBox={MAP_VIEW_BOX.join(' ')}
      preserveAspectRatio="xMidYMid slice"
      overflow="visible"
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
  );
}

function WideContent({ state, title, subtitle, rows, honours, footer, toText }: PictureProps) {
  const { width, height } = PREVIEW_IMAGE_SIZES.wide;
  const boardWidth = 840;
  const left = boardWidth + 30;
  const right = width - 30;
  const room = right - left;
  const titleLines = wrapText(toText(title), { room, size: 40, font: 'roman' }, 2);
  return (
    <>
      <City state={state} width={boardWidth} height={height} />
      <rect x={boardWidth} width={width - boardWidth} height={height} fill="var(--ground)" />
      <path d={`M${boardWidth} 0V${height}`} stroke="var(--rule)" />
      <g fontFamily="IM FELL English" fill="var(--ink)">
        <text x={left} y={66} fontSize={22} fill="var(--ink-2)">
          {GAME_TITLE}
        </text>
        {titleLines.map((line, index) => (
          <text key={line} x={left} y={122 + index * 44} fontSize={40}>
            {line}
          </text>
        ))}
      </g>
      <g fontFamily="Alegreya Sans" fill="var(--ink)">
        <text x={left} y={titleLines.length * 44 + 116} fontSize={25} fill="var(--ink-2)">
          {truncate(toText(subtitle), { room, size: 25 })}
        </text>
        {rows.map((line, index) => (
          <PlayerRow
            key={index}
            {...line}
            name={toText(line.name)}
            x={[left, right]}
            y={258 + index * ROW_HEIGHT}
          />
        ))}
        {rows.length <= MAX_ROWS_WITH_HONOURS &&
          honours.map((honour, index) => (
            <text key={index} x={left} y={280 + rows.length * ROW_HEIGHT + index * 30} fontSize={20}>
              {truncate(toText(honour), { room, size: 20 })}
            </text>
          ))}
        <text x={left} y={height - 34} fontSize={22} fill="var(--ink-2)">
          {truncate(footer, { room, size: 22 })}
        </text>
      </g>
    </>
  );
}

/** The city above, and below it title and winner on the left, the players in two columns. */
function SquareContent({ state, title, subtitle, rows, honours, footer, toText }: PictureProps) {
  const { width, height } = PREVIEW_IMAGE_SIZES.square;
  const boardHeight = 744;
  const margin = 40;
  const columnRows = Math.ceil(rows.length / 2);
  const firstRow = boardHeight + 138;
  const [middleLeft, middleRight] = [width / 2 - 24, width / 2 + 24];
  const room = width - 2 * margin;
  const titleRoom = room - 40 - widthOf(GAME_TITLE, { size: 22, font: 'roman' });
  return (
    <>
      <City state={state} width={width} height={boardHeight} />
      <rect y={boardHeight} width={width} height={height - boardHeight} fill="var(--ground)" />
      <path d={`M0 ${boardHeight}H${width}`} stroke="var(--rule)" />
      <g fontFamily="IM FELL English" fill="var(--ink)">
        <text x={margin} y={boardHeight + 54} fontSize={40}>
          {truncate(toText(title), { room: titleRoom, size: 40, font: 'roman' })}
        </text>
        <text x={width - margin} y={boardHeight + 54} fontSize={22} fill="var(--ink-2)" textAnchor="end">
          {GAME_TITLE}
        </text>
      </g>
      <g fontFamily="Alegreya Sans" fill="var(--ink)">
        <text x={margin} y={boardHeight + 92} fontSize={25} fill="var(--ink-2)">
          {truncate(toText(subtitle), { room, size: 25 })}
        </text>
        {rows.map((line, index) => (
          <PlayerRow
            key={index}
            {...line}
            name={toText(line.name)}
            x={index < columnRows ? [margin, middleLeft] : [middleRight, width - margin]}
            y={firstRow + (index % columnRows) * ROW_HEIGHT}
          />
        ))}
        {rows.length <= MAX_ROWS_WITH_HONOURS &&
          honours.map((honour, index) => (
            <text key={index} x={margin} y={firstRow + columnRows * ROW_HEIGHT + index * 28} fontSize={21}>
              {truncate(toText(honour), { room, size: 21 })}
            </text>
          ))}
        <text x={width - margin} y={height - 24} fontSize={22} fill="var(--ink-2)" textAnchor="end">
          {truncate(footer, { room, size: 22 })}
        </text>
      </g>
    </>
  );
}

interface PlayerRowProps extends Omit<PreviewRow, 'name'> {
  readonly name: string;
  readonly x: readonly [left: number, right: number];
  readonly y: number;
}

function PlayerRow({ place, name, total, colour, x: [left, right], y }: PlayerRowProps) {
  const nameLeft = left + 68;
  const room = right - nameLeft - 16 - widthOf(String(total), { size: 28 });
  return (
    <g fontSize={28}>
      <path d={`M${left} ${y + 14}H${right}`} stroke="var(--line)" />
      <text x={left} y={y} fill={place === 1 ? 'var(--ember)' : 'var(--ink-2)'}>
        {place}.
      </text>
      {colour !== null && (
        <path
          d={`M${left + 36} ${y}v-14l10 -8l10 8v14z`}
          fill={`var(--player-${colour})`}
          stroke="var(--piece-ink)"
          strokeWidth={1.5}
        />
      )}
      <text x={nameLeft} y={y} fontWeight={place === 1 ? 700 : 400}>
        {truncate(name, { room, size: 28 })}
      </text>
      <text x={right} y={y} textAnchor="end" fontWeight={700}>
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

interface Lettering {
  readonly size: number; // px
  readonly font?: FontName; // default: bold, the wider one of the two that draw names
}

interface Line extends Lettering {
  readonly room: number; // px
}

const MEASURED = /[\w .,'’-]/; // letters whose widths are known; others may be as wide as a capital
const WIDE = 0.9; // of the font size

/** Returns the width of a text in px, or a little more. */
const widthOf = (text: string, { size, font = 'bold' }: Lettering): number =>
  [...text.normalize('NFD').replaceAll(/\p{Mn}/gu, '')].reduce(
    (sum, letter) => sum + (MEASURED.test(letter) ? textWidth(letter, size, font) : WIDE * size),
    0,
  );

/** Shortens the text to what fits the line, the ellipsis included. */
function truncate(text: string, line: Line): string {
  if (widthOf(text, line) <= line.room) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join('')}...`, line) > line.room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Breaks the text at spaces into lines. Shortens words that do not fit a line, and the last line. */
function wrapText(text: string, line: Line, maxLines: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const extended = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(extended, line) <= line.room) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  const rest = lines.slice(maxLines - 1).join(' ');
  return [...lines.slice(0, maxLines - 1), ...(rest === '' ? [] : [rest])].map((shown) =>
    truncate(shown, line),
  );
}
