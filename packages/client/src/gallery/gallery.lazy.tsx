import { type ReactNode, useLayoutEffect, useMemo, useState, useEffect } from 'react';
import { useSearchParams, Link } from 'wouter';
import { Table } from '../table/table';
import { useTableStore } from '../table/model/table-context';
import { RecordViewer } from '../replay/replay-viewer';
import { applyQuery, applyGalleryTheme } from './query';
import { PositionEditor, RecordPlayer } from './editors';
import { LOBBY_FIXTURES } from './lobby-fixtures';
import { positionFromNotation, POSITIONS, type GalleryPosition } from './positions';
import { useRecordPositions, useGameRecord } from './recorded-games';
import { ComponentStates } from './component-states';
import { createTableModel } from './table-state';
import { createRandomPlayer } from './random-play';
import css from './gallery.module.css';

/** Gallery pages that are not positions. A screen that needs more than a position adds itself here. */
const PAGES: Readonly<Record<string, () => ReactNode>> = {
  'position-editor': PositionEditor,
  'record-player': RecordPlayer,
  'component-states': ComponentStates,
  'typed-position': () => <PositionFromNotation />,
  'recorded-position': () => <RecordedPosition />,
  replay: ReplayDemo,
  animation: AnimationDemo,
  ...LOBBY_FIXTURES,
};

/** Gallery for development: any position on the real table, and every state of every component. */
export function Gallery({ name }: { readonly name: string | null }) {
  const [query] = useSearchParams();
  useLayoutEffect(() => {
    applyGalleryTheme(query);
    document.documentElement.dataset['gallery'] = `${name}?${query}`; // tests wait for this attribute
  }, [name, query]);
  const Page = PAGES[name ?? ''];
  if (Page !== undefined) return <Page />;
  const position = POSITIONS[name ?? ''];
  if (position === undefined) return <GalleryIndex pages={Object.keys(PAGES)} />;
  return <PositionFromQuery key={`${name}?${query}`} position={position} />;
}

function PositionFromQuery({ position }: { readonly position: GalleryPosition }) {
  const [query] = useSearchParams();
  const requested = useMemo(() => applyQuery(position, query), [position, query]);
  return <PositionView position={requested} />;
}

/** `typed-position?position=`: a position in board notation. */
function PositionFromNotation() {
  const [query] = useSearchParams();
  const text = query.get('position') ?? '';
  return <PositionFromQuery key={text} position={positionFromNotation(text)} />;
}

/** `recorded-position?record=example&move=57`: a recorded game after this many actions. */
function RecordedPosition() {
  const [query] = useSearchParams();
  const recorded = useRecordPositions(query.get('record') ?? 'example');
  const move = Number(query.get('move') ?? recorded?.moveCount ?? 0);
  if (recorded === null) return null;
  return <PositionFromQuery key={move} position={recorded.positionAt(move)} />;
}

/** Shows a position on the real table, in full page size. */
function PositionView({ position }: { readonly position: GalleryPosition }) {
  const [initialGame] = useState(position.createGame);
  const [viewer] = useState(() => position.viewer(initialGame.state));
  const [game, setGame] = useState(initialGame);
  const model = useMemo(() => createTableModel(game, viewer, position, setGame), [game, viewer, position]);
  return (
    <Table
      store={useTableStore(model)}
      {...(position.start !== undefined && { initialDraft: position.start })}
    />
  );
}

/** `replay?record=example&move=57`: the replay viewer of a recorded game at this position. */
function ReplayDemo() {
  const [query] = useSearchParams();
  const record = useGameRecord(query.get('record') ?? 'example');
  if (record === null) return null;
  return (
    <RecordViewer
      record={record}
      id="example"
      path="/dev/gallery/replay"
      initialMove={query.get('move') ?? undefined}
      isShared
      download={{ href: '#', name: 'example.json' }}
      tablePath={null}
    />
  );
}

const noop = () => undefined;

/**
 * `animation?name=random-spread&intervalMs=2500&seed=3`: a spectator's view of a game that a random player plays, one move every
 * 2500 ms.
 */
function AnimationDemo() {
  const [query] = useSearchParams();
  const position = POSITIONS[query.get('name') ?? 'first-spread'];
  return (
    position !== undefined && (
      <RandomGame
        position={position}
        intervalMs={Number(query.get('intervalMs') ?? 2500)}
        seed={Number(query.get('seed') ?? 1)}
      />
    )
  );
}

interface RandomGameProps {
  readonly position: GalleryPosition;
  readonly intervalMs: number;
  readonly seed: number;
}

function RandomGame({ position, intervalMs, seed }: RandomGameProps) {
  const [game, setGame] = useState(position.createGame);
  const [playNext] = useState(() => createRandomPlayer(seed));
  useEffect(() => {
    const timer = setInterval(() => setGame(playNext), intervalMs);
    return () => clearInterval(timer);
  }, [playNext, intervalMs]);
  const model = useMemo(() => createTableModel(game, null, position, noop), [game, position]);
  return <Table store={useTableStore(model)} />;
}

function GalleryIndex({ pages }: { readonly pages: readonly string[] }) {
  return (
    <div className={`flex gap-26 ${css['contents']}`}>
      <section>
        <h2>Pages</h2>
        <Links paths={pages} />
      </section>
      <section>
        <h2>Positions</h2>
        <Links paths={Object.keys(POSITIONS)} />
      </section>
    </div>
  );
}

function Links({ paths }: { readonly paths: readonly string[] }) {
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <Link href={`/dev/gallery/${path}`}>{path}</Link>
        </li>
      ))}
    </ul>
  );
}
