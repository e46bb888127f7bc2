/** What is being written, where its caret stands, and what becomes of it. */
import type { SyntheticEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MentionQuery } from './mention-completion';
import { mentionQueryAt, applyCompletion } from './mention-completion';

export interface MentionInput {
  readonly text: string;
  readonly mentionQuery: MentionQuery | null; // a name that is being written
  readonly setText: (text: string) => void; // in place of all
  readonly restore: (text: string) => void; // unless something else is being written
  readonly insert: (inserted: string) => void; // at the caret
  readonly complete: (name: string) => void; // what is asked for
  readonly dismiss: () => void; // what is asked for is none
  readonly onSelect: (event: SyntheticEvent<HTMLInputElement>) => void; // where the caret goes
}

export function useMentionInput(): MentionInput {
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null); // the `@` that stands for itself
  const [pendingCaret, setPendingCaret] = useState<{ readonly position: number } | null>(null); // the caret, by what was put there
  const element = useRef<HTMLInputElement | null>(null);
  // A text that is set puts the caret at its end. Before the next key, so that nothing is written there.
  useLayoutEffect(() => {
    if (pendingCaret !== null)
      element.current?.setSelectionRange(pendingCaret.position, pendingCaret.position);
  }, [pendingCaret]);
  const typed = mentionQueryAt(text, caret);
  const mentionQuery = typed === null || typed.from === dismissedAt ? null : typed;
  const replaceText = (next: string, position: number) => {
    setText(next);
    setCaret(position);
    setPendingCaret({ position: position });
  };
  return {
    text,
    mentionQuery,
    setText: (next) => {
      setText(next);
      if (next === '') setDismissedAt(null);
    },
    restore: (previous) => setText((current) => (current === '' ? previous : current)),
    insert: (inserted) =>
      replaceText(text.slice(0, caret) + inserted + text.slice(caret), caret + inserted.length),
    complete: (name) => {
      if (mentionQuery === null) return;
      const completion = applyCompletion(text, mentionQuery, name);
      replaceText(completion.text, completion.caret);
    },
    dismiss: () => setDismissedAt(mentionQuery?.from ?? null),
    onSelect: ({ currentTarget }) => {
      element.current = currentTarget;
      setCaret(currentTarget.selectionStart ?? currentTarget.value.length);
    },
  };
}
