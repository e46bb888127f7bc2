/** State of the chat field: text, caret and mention completion. */
import type { RefObject, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MentionQuery } from './mention-completion';
import { mentionQueryAt, applyCompletion } from './mention-completion';

export interface MentionInput {
  readonly text: string;
  readonly mentionQuery: MentionQuery | null; // the name being typed
  readonly setText: (text: string) => void; // replaces the whole text
  readonly restore: (text: string) => void; // only if the field is empty
  readonly insert: (inserted: string) => void; // inserts at the caret
  readonly startDistrict: () => void; // inserts a `#` and focuses the field
  readonly complete: (name: string) => void; // completes the mention
  readonly dismiss: () => void; // closes the completion
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onSelect: (event: SyntheticEvent<HTMLInputElement>) => void; // tracks the caret
}

export function useMentionInput(): MentionInput {
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null); // index of the `@` or `#` whose completion is closed
  const [pendingCaret, setPendingCaret] = useState<{ readonly position: number } | null>(null); // set by code
  const fieldRef = useRef<HTMLInputElement | null>(null);
  // Setting a value moves the caret to its end. A layout effect corrects the caret before the next key.
  useLayoutEffect(() => {
    if (pendingCaret !== null)
      fieldRef.current?.setSelectionRange(pendingCaret.position, pendingCaret.position);
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
    startDistrict: () => {
      const before = text.slice(0, caret);
      const inserted = /(?:^|\s)$/u.test(before) ? '#' : ' #';
      replaceText(before + inserted + text.slice(caret), caret + inserted.length);
      fieldRef.current?.focus();
    },
    complete: (name) => {
      if (mentionQuery === null) return;
      const completion = applyCompletion(text, mentionQuery, name);
      replaceText(completion.text, completion.caret);
    },
    dismiss: () => setDismissedAt(mentionQuery?.from ?? null),
    fieldRef,
    onSelect: ({ currentTarget }) => setCaret(currentTarget.selectionStart ?? currentTarget.value.length),
  };
}
