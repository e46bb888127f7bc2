import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { asAddressed, showTheme } from './address';
import { Beside } from './beside';
import { BoardBench, RecordBench } from './bench';
import { Contents } from './contents';
import { LOBBIES } from './lobbies';
import { LookedThrough } from './looked-through';
import { fromNotation, POSITIONS } from './positions';
import type { Position } from './positions';
import { useRecorded } from './recorded';
import { Shown } from './shown';
import { States } from './states';
import { Telling } from './telling';

/** Pages of the gallery that are no position; a screen that needs more than a position adds itself here. */
const PAGES: Readonly<Record<string, () => ReactNode>> = {
  beside: Beside,
  board: BoardBench,
  record: RecordBench,
  states: States,
  shown: () => <FromAddress />,
  recorded: () => <Recorded />,
  'looked-through': LookedThrough,
  telling: Telling,
  ...LOBBIES,
};

/** Development only: any position on the real table, every state of every part, ours beside the mocks. */
export function Gallery({ name }: { readonly name: string | null }) {
  const [query] = useSearchParams();
  useLayoutEffect(() => {
    showTheme(query);
    document.documentElement.dataset['gallery'] = `${name}?${query}`; // what is shown, for whoever waits for it
  }, [name, query]);
  const Page = PAGES[name ?? ''];
  if (Page !== undefined) return <Page />;
  const position = POSITIONS[name ?? ''];
  if (position === undefined) return <Contents pages={Object.keys(PAGES)} />;
  return <Addressed key={`${name}?${query}`} position={position} />;
}

function Addressed({ position }: { readonly position: Position }) {
  const [query] = useSearchParams();
  const asked = useMemo(() => asAddressed(position, query), [position, query]);
  return <Shown position={asked} />;
}

/** `shown?position=` some board notation. */
function FromAddress() {
  const [query] = useSearchParams();
  const text = query.get('position') ?? '';
  return <Addressed key={text} position={fromNotation(text)} />;
}

/** `recorded?record=example&move=57`: a recorded game after so many of its actions. */
function Recorded() {
  const [query] = useSearchParams();
  const recorded = useRecorded(query.get('record') ?? 'example');
  const move = Number(query.get('move') ?? recorded?.moves ?? 0);
  if (recorded === null) return null;
  return <Addressed key={move} position={recorded.at(move)} />;
}
