import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useId,
  useState,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from '../i18n/use-translation';
import { TextField } from '../ui/text-field';
import { UserText } from '../ui/user-text';
import {
  matchingDistricts,
  matchingNames,
  mentionQueryAt,
  applyCompletion,
  type MentionQuery,
} from './mention-completion';
import type { ChatModel } from './chat-model';
import styles from './chat.module.css';

interface MentionListboxProps {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly activeIndex: number;
  readonly onPick: (name: string) => void;
}

/** The listbox of the combobox. The field keeps the focus and moves the active option with the arrow keys. */
function MentionListbox({ id, label, names, activeIndex, onPick }: MentionListboxProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      className={`whole-row on-card framed round-8 ${styles['people']}`}
      data-testid="mention-list"
    >
      {names.map((name, index) => (
        <li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          onPointerDown={(event) => {
            event.preventDefault(); // the field keeps the focus
            onPick(name);
          }}
        >
          <UserText>{name}</UserText>
        </li>
      ))}
    </ul>
  );
}

interface MentionFieldProps {
  readonly input: Omit<MentionInput, 'fieldRef'>;
  readonly fieldRef: MentionInput['fieldRef'];
  readonly model: ChatModel;
  readonly label: string;
  readonly maxLength: number;
  readonly describedBy?: string;
}

const ARROW_STEPS: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

const findNames = ({ kind, query }: MentionQuery, { match, viewer, districts }: ChatModel) =>
  kind === 'person' ? matchingNames(query, match, viewer) : matchingDistricts(query, districts?.names ?? []);

/** Text field that completes the names of people at the table after `@`, and of districts after `#`. */
export function MentionField({ input, fieldRef, model, label, maxLength, describedBy }: MentionFieldProps) {
  const { t } = useTranslation('chat');
  const listboxId = useId();
  const [selectedIndex, setSelectedIndex] = useState(0);
  const { mentionQuery } = input;
  const names = mentionQuery === null ? [] : findNames(mentionQuery, model);
  const activeIndex = Math.min(selectedIndex, names.length - 1);
  const isOpen = names.length > 0;
  const complete = (name: string) => {
    input.complete(name);
    setSelectedIndex(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = ARROW_STEPS[event.key];
    const name = names[activeIndex];
    if (step !== undefined) setSelectedIndex((activeIndex + step + names.length) % names.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && name !== undefined) complete(name);
    else if (event.key === 'Escape') input.dismiss();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {isOpen && (
        <MentionListbox
          id={listboxId}
          label={t(mentionQuery?.kind === 'district' ? 'districtSuggestions' : 'playerSuggestions')}
          names={names}
          activeIndex={activeIndex}
          onPick={complete}
        />
      )}
      <div className="narrowable">
        <TextField
          ref={fieldRef}
          label={label}
          isLabelHidden
          placeholder={label}
          maxLength={maxLength}
          value={input.text}
          onChange={input.setText}
          onSelect={input.onSelect}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listboxId : undefined}
          aria-activedescendant={isOpen ? `${listboxId}-${activeIndex}` : undefined}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          data-testid="chat-field"
        />
      </div>
    </>
  );
}

interface MentionInput {
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
