/** What is being written, where its caret stands, and what becomes of it. */
import type { SyntheticEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Asked } from './completion';
import { askedAt, completed } from './completion';

export interface Field {
  readonly text: string;
  readonly asked: Asked | null; // a name that is being written
  readonly write: (text: string) => void; // in place of all
  readonly putBack: (text: string) => void; // unless something else is being written
  readonly insert: (words: string) => void; // at the caret
  readonly complete: (name: string) => void; // what is asked for
  readonly letGo: () => void; // what is asked for is none
  readonly follow: (event: SyntheticEvent<HTMLInputElement>) => void; // where the caret goes
}

export function useField(): Field {
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [passed, setPassed] = useState<number | null>(null); // the `@` that stands for itself
  const [moved, setMoved] = useState<{ readonly to: number } | null>(null); // the caret, by what was put there
  const element = useRef<HTMLInputElement | null>(null);
  // A text that is set puts the caret at its end. Before the next key, so that nothing is written there.
  useLayoutEffect(() => {
    if (moved !== null) element.current?.setSelectionRange(moved.to, moved.to);
  }, [moved]);
  const found = askedAt(text, caret);
  const asked = found === null || found.from === passed ? null : found;
  const put = (next: string, at: number) => {
    setText(next);
    setCaret(at);
    setMoved({ to: at });
  };
  return {
    text,
    asked,
    write: (next) => {
      setText(next);
      if (next === '') setPassed(null);
    },
    putBack: (before) => setText((now) => (now === '' ? before : now)),
    insert: (words) => put(text.slice(0, caret) + words + text.slice(caret), caret + words.length),
    complete: (name) => {
      if (asked === null) return;
      const done = completed(text, asked, name);
      put(done.text, done.caret);
    },
    letGo: () => setPassed(asked?.from ?? null),
    follow: ({ currentTarget }) => {
      element.current = currentTarget;
      setCaret(currentTarget.selectionStart ?? currentTarget.value.length);
    },
  };
}
