import { useEffect, useRef, useState } from 'react';
import {
  type DateAnswer,
  type Group,
  type GroupDate,
  DATE_AHEAD_DAYS,
  DATE_ANSWERS,
  DATE_TIMES_MAX,
} from '@great-fire/protocol';
import { answerDate, calendarUrl, chooseDate, fetchGroup, proposeDate, withdrawDate } from '../api/groups';
import { useMutation } from '../api/use-mutation';
import { formatList, formatMeeting, formatTimeZone } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { Button, buttonClass } from '../ui/button';
import { focusOnMount } from '../ui/confirm-group';
import { SegmentedControl } from '../ui/segmented-control';
import { TextField } from '../ui/text-field';
import { ConfirmedAction } from './confirmed-action';
import { GroupError } from './group-error';
import type { GroupPageProps } from './group-page';
import styles from './groups.module.css';
import { addDays, fromLocalInput, nextEvening, toLocalInput } from './local-time';

/** The next date of a group: proposed times with the answers of members, or the chosen one. */
export function NextDate({ group, onChange }: GroupPageProps) {
  const { t } = useTranslation('groups');
  const { date } = group;
  const section = useRef<HTMLElement>(null);
  const replace = (changed: Group) => {
    onChange(changed);
    section.current?.focus(); // the pressed button goes
  };
  return (
    <section
      aria-labelledby="next-date"
      className={`stack gap-10 starts ${styles['date']}`}
      tabIndex={-1}
      ref={section}
    >
      <h2 id="next-date">{t('nextDate')}</h2>
      {date === null ? (
        <ProposeTimes groupId={group.id} onChange={replace} />
      ) : (
        <OpenDate key={date.id} group={group} date={date} onChange={onChange} onReplace={replace} />
      )}
    </section>
  );
}

interface ProposeTimesProps extends Pick<GroupPageProps, 'onChange'> {
  readonly groupId: string;
  readonly now?: () => number; // default: the time of the device
}

function ProposeTimes({ groupId, onChange, now = Date.now }: ProposeTimesProps) {
  const { t } = useTranslation('groups');
  const [times, setTimes] = useState<readonly string[] | null>(null); // as the fields hold them; null: no form
  const [isRefused, setRefused] = useState(false);
  const [hasCancelled, setCancelled] = useState(false);
  const { isPending, error, run } = useMutation();
  if (times === null)
    return (
      <>
        <p className="intro">{t('dateHint')}</p>
        <Button
          autoFocus={hasCancelled}
          onClick={() => setTimes([toLocalInput(nextEvening(now()))])}
          data-testid="propose-times"
        >
          {t('proposeTimes')}
        </Button>
      </>
    );
  const isPossible = (time: string) => {
    const at = fromLocalInput(time);
    return at > now() && at <= addDays(now(), DATE_AHEAD_DAYS);
  };
  const propose = async () => {
    setRefused(!times.every(isPossible));
    if (!times.every(isPossible)) return;
    const proposed = [...new Set(times.map(fromLocalInput))].sort((a, b) => a - b);
    const group = await run(() => proposeDate(groupId, proposed));
    if (group !== null) onChange(group);
  };
  const addTime = () => {
    const last = fromLocalInput(times.at(-1) ?? '');
    setTimes([...times, toLocalInput(addDays(Number.isNaN(last) ? nextEvening(now()) : last, 1))]);
  };
  return (
    <form
      className="stack gap-10 wide"
      aria-labelledby="next-date"
      tabIndex={-1}
      ref={focusOnMount} // the button that was pressed has gone
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void propose();
      }}
    >
      <p className="intro">{t('timeZone', { zone: formatTimeZone() })}</p>
      {times.map((time, index) => (
        <div key={index} className="flex wrap bottom gap-10">
          <TextField
            type="datetime-local"
            label={t('timeNumber', { number: index + 1 })}
            value={time}
            min={toLocalInput(now())}
            max={toLocalInput(addDays(now(), DATE_AHEAD_DAYS))}
            error={isRefused && !isPossible(time) ? t('timeImpossible', { count: DATE_AHEAD_DAYS }) : null}
            onChange={(text) => setTimes(replaceAt(times, index, text))}
          />
          {times.length > 1 && (
            <Button
              size="small"
              aria-label={t('removeTime', { number: index + 1 })}
              onClick={(event) => {
                event.currentTarget.form?.focus(); // the button goes
                setTimes(times.filter((_, other) => other !== index));
              }}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      ))}
      <div className="flex wrap bottom gap-10">
        {times.length < DATE_TIMES_MAX && (
          <Button
            onClick={(event) => {
              if (times.length === DATE_TIMES_MAX - 1) event.currentTarget.form?.focus(); // the button goes
              addTime();
            }}
          >
            {t('addTime')}
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={isPending} data-testid="propose-date">
          {t('propose')}
        </Button>
        <Button
          onClick={() => {
            setTimes(null);
            setCancelled(true);
          }}
        >
          {t('cancel')}
        </Button>
      </div>
      <GroupError error={error} />
    </form>
  );
}

interface OpenDateProps extends GroupPageProps {
  readonly date: GroupDate;
  readonly onReplace: (group: Group) => void; // with the whole date
  readonly now?: () => number; // default: the time of the device
}

function OpenDate({ group, date, onChange, onReplace, now = Date.now }: OpenDateProps) {
  const { t } = useTranslation('groups');
  const { chosen, times } = date;
  const me = group.members.find(({ isMe }) => isMe);
  const proposer = group.members.find(({ id }) => id === date.proposer);
  const isInCharge = me !== undefined && (me.isOwner || me.id === date.proposer);
  const reload = async () => onChange(await fetchGroup(group.id));
  const replace = async () => onReplace(await fetchGroup(group.id));
  const { answers, error, setAnswer } = useAnswers(group.id, date, me?.id ?? '', reload);
  const shown = chosen === null ? times : [chosen];
  return (
    <>
      <p className="intro">
        {chosen !== null
          ? `${t(chosen > now() ? 'tableOpens' : 'tableDue')} `
          : proposer !== undefined && `${t('proposedBy', { name: proposer.name ?? t('unnamed') })} `}
        {t('timeZone', { zone: formatTimeZone() })}
      </p>
      <ul className="lines wide">
        {shown.map((time) => {
          const index = times.indexOf(time);
          return (
            <li key={time} className={styles['proposedTime']}>
              <div className="broad narrowable any-break">
                <time dateTime={new Date(time).toISOString()} className="any-break fell-20">
                  {formatMeeting(time)}
                </time>
                <TimeAnswers group={group} date={date} index={index} />
              </div>
              <SegmentedControl
                label={t('answerTo', { time: formatMeeting(time) })}
                options={DATE_ANSWERS}
                value={answers[index] ?? null}
                getLabel={(answer) => t(`answer.${answer}`)}
                onChange={(answer) => setAnswer(index, answer)}
              />
              {chosen === null && isInCharge && (
                <ConfirmedAction
                  label={t('chooseTime')}
                  fullLabel={t('chooseTimeOf', { time: formatMeeting(time) })}
                  hint={t('chooseHint')}
                  run={() => chooseDate(group.id, { date: date.id, time })}
                  onDone={replace}
                />
              )}
            </li>
          );
        })}
      </ul>
      <GroupError error={error} />
      <div className="flex wrap bottom gap-10">
        {chosen !== null && (
          <a
            href={calendarUrl(group.id)}
            download
            className={buttonClass({ size: 'small' })}
            data-testid="calendar-file"
          >
            {t('calendar')}
          </a>
        )}
        {isInCharge && (
          <ConfirmedAction
            label={t('callOff')}
            hint={t('callOffHint')}
            isDangerous
            testId="call-off-date"
            run={() => withdrawDate(group.id, date.id)}
            onDone={replace}
          />
        )}
      </div>
    </>
  );
}

const replaceAt = <T,>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.map((other, position) => (position === index ? item : other));

/** The names of members by their answer to a time. */
function TimeAnswers({
  group,
  date,
  index,
}: {
  readonly group: Group;
  readonly date: GroupDate;
  readonly index: number;
}) {
  const { t } = useTranslation('groups');
  const namesOf = (answer: DateAnswer) =>
    date.answers
      .filter(({ answers }) => answers[index] === answer)
      .map(({ member }) => group.members.find(({ id }) => id === member)?.name ?? t('unnamed'));
  return DATE_ANSWERS.map((answer) => {
    const names = namesOf(answer);
    return names.length === 0 ? null : (
      <small key={answer} className="block">
        {t('answerNames', { answer: t(`answer.${answer}`), names: formatList(names) })}
      </small>
    );
  });
}

type Answers = GroupDate['answers'][number]['answers'];

/** The viewer's answers. Each press is sent with all others, one request at a time, so that the last one counts. */
function useAnswers(
  groupId: string,
  { id, times, answers }: GroupDate,
  ownId: string,
  onSaved: () => Promise<void>,
) {
  const stored = answers.find(({ member }) => member === ownId)?.answers ?? times.map(() => null);
  const [draft, setDraft] = useState<Answers | null>(null);
  const sentDraft = useRef<Answers | null>(null);
  const { isPending, error, runVoid } = useMutation();
  useEffect(() => {
    if (draft === null || isPending || sentDraft.current === draft) return;
    sentDraft.current = draft;
    void runVoid(() => answerDate(groupId, { date: id, answers: [...draft] }).then(onSaved)).then(
      (isSaved) => {
        if (!isSaved) setDraft((latest) => (latest === draft ? null : latest)); // shows what the server has
      },
    );
  });
  const shown = draft ?? stored;
  const setAnswer = (index: number, answer: DateAnswer) => setDraft(replaceAt(shown, index, answer));
  return { answers: shown, error, setAnswer };
}
