/** State of the chat field: text, caret and mention completion. */
import type { SyntheticEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MatchSummary } from '@great-fire/protocol';
import { NAME_MAX } from '@great-fire/protocol';

// Completion of names after `@`.

interface MentionQuery {
  readonly from: number; // index of the `@`
  readonly query: string; // text between the `@` and the caret
}

const MENTION_START = /(?:^|[^\p{L}\p{N}])@([^@]*)$/u;

/** Returns the mention before the caret; null if there is none or it is too long for a name. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const query = MENTION_START.exec(text.slice(0, caret))?.[1];
  if (query === undefined || query.length > NAME_MAX) return null;
  return { from: caret - query.length - 1, query };
}

/** Returns the names of seated people with this prefix, without the viewer. */
export function matchingNames(
  query: string,
  { seats }: Pick<MatchSummary, 'seats'>,
  viewer: number | null,
): readonly string[] {
  const prefix = query.toLowerCase();
  return seats.flatMap(({ name, hasOwner }, seat) =>
    name !== null && hasOwner && seat !== viewer && name.toLowerCase().startsWith(prefix) ? [name] : [],
  );
}

/** Returns the text with the completed mention, and the caret position after it. */
export function applyCompletion(
  text: string,
  { from, query }: MentionQuery,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + query.length + 1).trimStart(), caret: before.length };
}

export interface MentionInput {
  readonly text: string;
  readonly mentionQuery: MentionQuery | null; // the name being typed
  readonly setText: (text: string) => void; // replaces the whole text
  readonly restore: (text: string) => void; // only if the field is empty
  readonly insert: (inserted: string) => void; // inserts at the caret
  readonly complete: (name: string) => void; // completes the mention
  readonly dismiss: () => void; // closes the completion
  readonly onSelect: (event: SyntheticEvent<HTMLInputElement>) => void; // tracks the caret
}

export function useMentionInput(): MentionInput {
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null); // index of the `@` whose completion is closed
  const [pendingCaret, setPendingCaret] = useState<{ readonly position: number } | null>(null); // set by code
  const element = useRef<HTMLInputElement | null>(null);
  // Setting a value moves the caret to its end. A layout effect corrects the caret before the next key.
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
