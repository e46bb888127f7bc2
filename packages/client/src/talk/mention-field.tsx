import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { TextField } from '../ui/text-field';
import { namesFor } from './completion';
import { PeopleList } from './people-list';
import type { Talk } from './talk-of';
import styles from './tools.module.css';
import type { Field } from './use-field';

interface MentionFieldProps {
  readonly field: Field;
  readonly talk: Talk;
  readonly label: string;
  readonly maxLength: number;
  readonly describedBy?: string;
}

const STEP: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

/** One line of text in which `@` offers the people at the table. */
export function MentionField({ field, talk, label, maxLength, describedBy }: MentionFieldProps) {
  const { t } = useTranslation('talk');
  const list = useId();
  const [picked, setPicked] = useState(0);
  const names = field.asked === null ? [] : namesFor(field.asked.query, talk.match, talk.viewer);
  const active = Math.min(picked, names.length - 1);
  const isOpen = names.length > 0;
  const pick = (name: string) => {
    field.complete(name);
    setPicked(0);
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = STEP[event.key];
    const name = names[active];
    if (step !== undefined) setPicked((active + step + names.length) % names.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && name !== undefined) pick(name);
    else if (event.key === 'Escape') field.letGo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {isOpen && <PeopleList id={list} label={t('people')} names={names} active={active} onPick={pick} />}
      <div className={styles['field']}>
        <TextField
          label={label}
          labelHidden
          placeholder={label}
          maxLength={maxLength}
          value={field.text}
          onChange={field.write}
          onSelect={field.follow}
          onKeyDown={press}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': list, 'aria-activedescendant': `${list}-${active}` })}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          data-testid="chat-text"
        />
      </div>
    </>
  );
}
