import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { applyQuery, applyTheme } from './query';
import { MockCompare } from './mock-compare';
import { PositionEditor, RecordPlayer } from './editors';
import { GalleryIndex } from './gallery-index';
import { LOBBY_FIXTURES } from './lobby-fixtures';
import { ReplayDemo } from './replay-demo';
import { positionFromNotation, POSITIONS } from './positions';
import type { Position } from './positions';
import { useRecordPositions } from './recorded-games';
import { PositionView } from './position-view';
import { ComponentStates } from './component-states';
import { AnimationDemo } from './animation-demo';

/** Gallery pages that are not positions. A screen that needs more than a position adds itself here. */
const PAGES: Readonly<Record<string, () => ReactNode>> = {
  beside: MockCompare,
  board: PositionEditor,
  record: RecordPlayer,
  states: ComponentStates,
  shown: () => <PositionFromNotation />,
  recorded: () => <RecordedPosition />,
  'looked-through': ReplayDemo,
  telling: AnimationDemo,
  ...LOBBY_FIXTURES,
};

/**
 * Gallery for development: any position on the real table, every state of every component, and our screens beside the
 * mocks.
 */
export function Gallery({ name }: { readonly name: string | null }) {
  const [query] = useSearchParams();
  useLayoutEffect(() => {
    applyTheme(query);
    document.documentElement.dataset['gallery'] = `${name}?${query}`; // tests wait for this attribute
  }, [name, query]);
  const Page = PAGES[name ?? ''];
  if (Page !== undefined) return <Page />;
  const position = POSITIONS[name ?? ''];
  if (position === undefined) return <GalleryIndex pages={Object.keys(PAGES)} />;
  return <PositionFromQuery key={`${name}?${query}`} position={position} />;
}

function PositionFromQuery({ position }: { readonly position: Position }) {
  const [query] = useSearchParams();
  const requested = useMemo(() => applyQuery(position, query), [position, query]);
  return <PositionView position={requested} />;
}

/** `shown?position=`: a position in board notation. */
function PositionFromNotation() {
  const [query] = useSearchParams();
  const text = query.get('position') ?? '';
  return <PositionFromQuery key={text} position={positionFromNotation(text)} />;
}

/** `recorded?record=example&move=57`: a recorded game after this many actions. */
function RecordedPosition() {
  const [query] = useSearchParams();
  const recorded = useRecordPositions(query.get('record') ?? 'example');
  const move = Number(query.get('move') ?? recorded?.moveCount ?? 0);
  if (recorded === null) return null;
  return <PositionFromQuery key={move} position={recorded.positionAt(move)} />;
}
