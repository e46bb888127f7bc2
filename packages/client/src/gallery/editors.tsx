import { NotationError, writePosition } from '@great-fire/game/notation';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import css from './gallery.module.css';
import { MIDGAME_NOTATION } from './midgame-positions';
import { positionFromNotation } from './positions';
import { storeRecord, useRecordPositions } from './recorded-games';

const SIZES = ['1440x900', '1024x768', '1920x1080', '390x844', '360x640'] as const;
const VIEWERS = ['turn', '0', '1', '2', '3', '4', '5', 'spectator'] as const;
const THEMES = ['parchment', 'night'] as const;

function LabelledSelect({
  label,
  options,
  value,
  onPick,
}: {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onPick: (value: string) => void;
}) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** Shows a table in an iframe, with a choice of size, viewer and theme. */
function PreviewFrame({ src, children }: { readonly src: string; readonly children: ReactNode }) {
  const [size, setSize] = useState<string>(SIZES[0]);
  const [viewer, setViewer] = useState<string>(VIEWERS[0]);
  const [theme, setTheme] = useState<string>(THEMES[0]);
  const [width, height] = size.split('x').map(Number);
  const url = `${src}&viewer=${viewer}&theme=${theme}`;
  return (
    <div className="high scroll-both pad-14-16">
      <div className="row wrap gap-14 pad-bottom-8">
        <LabelledSelect label="Size" options={SIZES} value={size} onPick={setSize} />
        <LabelledSelect label="Viewer" options={VIEWERS} value={viewer} onPick={setViewer} />
        <LabelledSelect label="Theme" options={THEMES} value={theme} onPick={setTheme} />
        <a href={url}>Alone</a>
        {children}
      </div>
      <iframe key={url} title="table" src={url} width={width} height={height} />
    </div>
  );
}

/** Shows a position, typed in board notation, on the real table. */
export function PositionEditor() {
  const [query, setQuery] = useSearchParams();
  const text =
    query.get('position') ?? writePosition(positionFromNotation(MIDGAME_NOTATION).createGame().state);
  const [draft, setDraft] = useState(text);
  const error = useMemo(() => notationError(draft), [draft]);
  return (
    <PreviewFrame src={`/dev/gallery/typed-position?position=${encodeURIComponent(text)}`}>
      <textarea
        aria-label="Board notation"
        className={`own-line ${css['notation']}`}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="button" disabled={error !== null} onClick={() => setQuery({ position: draft })}>
        Show
      </button>
      {error !== null && <b role="alert">{error}</b>}
    </PreviewFrame>
  );
}

function notationError(text: string): string | null {
  try {
    positionFromNotation(text).createGame();
    return null;
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
}

/** Shows a recorded game after any of its actions. The record is the example, a picked file or pasted text. */
export function RecordPlayer() {
  const [query, setQuery] = useSearchParams();
  const name = query.get('record') ?? 'example';
  const recorded = useRecordPositions(name);
  const move = Math.min(Number(query.get('move') ?? 0), recorded?.moveCount ?? 0);
  const [error, setError] = useState<string | null>(null);
  const load = (text: string) => {
    const reason = storeRecord(text);
    setError(reason);
    if (reason === null) setQuery({ record: 'stored', move: '0' });
  };
  return (
    <PreviewFrame src={`/dev/gallery/recorded-position?record=${name}&move=${move}`}>
      <input
        aria-label="Move"
        type="range"
        min={0}
        max={recorded?.moveCount ?? 0}
        value={move}
        onChange={(event) => setQuery({ record: name, move: event.target.value })}
      />
      <span>
        {move} of {recorded?.moveCount}
      </span>
      <input
        aria-label="Record file"
        type="file"
        accept=".json"
        onChange={(event) => void event.target.files?.[0]?.text().then(load)}
      />
      <textarea
        aria-label="Record"
        placeholder="or paste a record"
        onPaste={(event) => load(event.clipboardData.getData('text'))}
      />
      {error !== null && <b role="alert">{error}</b>}
    </PreviewFrame>
  );
}
