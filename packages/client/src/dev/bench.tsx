import { NotationError, writePosition } from '@great-fire/game';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import css from './gallery.module.css';
import { MOCK_SPREAD } from './mock-positions';
import { fromNotation } from './positions';
import { keepRecord, useRecorded } from './recorded';

const SIZES = ['1440x900', '1024x768', '1920x1080', '390x844', '360x640'] as const;
const VIEWERS = ['turn', '0', '1', '2', '3', '4', '5', 'watch'] as const;
const THEMES = ['parchment', 'night'] as const;

function Choice({
  label,
  of,
  value,
  onPick,
}: {
  readonly label: string;
  readonly of: readonly string[];
  readonly value: string;
  readonly onPick: (value: string) => void;
}) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {of.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

/** A table in a frame of a chosen size, seen by a chosen viewer in a chosen theme. */
function Framed({ src, children }: { readonly src: string; readonly children: ReactNode }) {
  const [size, setSize] = useState<string>(SIZES[0]);
  const [viewer, setViewer] = useState<string>(VIEWERS[0]);
  const [theme, setTheme] = useState<string>(THEMES[0]);
  const [width, height] = size.split('x').map(Number);
  const address = `${src}&viewer=${viewer}&theme=${theme}`;
  return (
    <div className={css['bench']}>
      <div className={css['controls']}>
        <Choice label="Size" of={SIZES} value={size} onPick={setSize} />
        <Choice label="Viewer" of={VIEWERS} value={viewer} onPick={setViewer} />
        <Choice label="Theme" of={THEMES} value={theme} onPick={setTheme} />
        <a href={address}>Alone</a>
        {children}
      </div>
      <iframe key={address} title="table" src={address} width={width} height={height} />
    </div>
  );
}

/** A position written in board notation, on the real table. */
export function BoardBench() {
  const [query, setQuery] = useSearchParams();
  const text = query.get('position') ?? writePosition(fromNotation(MOCK_SPREAD).played().state);
  const [written, setWritten] = useState(text);
  const fault = useMemo(() => faultOf(written), [written]);
  return (
    <Framed src={`/dev/gallery/shown?position=${encodeURIComponent(text)}`}>
      <textarea
        aria-label="Board notation"
        className={css['notation']}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <button type="button" disabled={fault !== null} onClick={() => setQuery({ position: written })}>
        Show
      </button>
      {fault !== null && <b role="alert">{fault}</b>}
    </Framed>
  );
}

function faultOf(text: string): string | null {
  try {
    fromNotation(text).played();
    return null;
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
}

/** A recorded game at any of its actions: the example, or a file that is picked or pasted. */
export function RecordBench() {
  const [query, setQuery] = useSearchParams();
  const name = query.get('record') ?? 'example';
  const recorded = useRecorded(name);
  const move = Math.min(Number(query.get('move') ?? 0), recorded?.moves ?? 0);
  const [fault, setFault] = useState<string | null>(null);
  const show = (text: string) => {
    const why = keepRecord(text);
    setFault(why);
    if (why === null) setQuery({ record: 'kept', move: '0' });
  };
  return (
    <Framed src={`/dev/gallery/recorded?record=${name}&move=${move}`}>
      <input
        aria-label="Move"
        type="range"
        min={0}
        max={recorded?.moves ?? 0}
        value={move}
        onChange={(event) => setQuery({ record: name, move: event.target.value })}
      />
      <span>
        {move} of {recorded?.moves}
      </span>
      <input
        aria-label="Record file"
        type="file"
        accept=".json"
        onChange={(event) => void event.target.files?.[0]?.text().then(show)}
      />
      <textarea
        aria-label="Record"
        placeholder="or paste a record"
        onPaste={(event) => show(event.clipboardData.getData('text'))}
      />
      {fault !== null && <b role="alert">{fault}</b>}
    </Framed>
  );
}
