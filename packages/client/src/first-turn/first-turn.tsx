import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuestName } from '../lobby/guest-name';
import { openLocalLine } from '../local/local-line';
import { useLocalTable } from '../local/local-table';
import { Table } from '../table/table';
import { GUEST_SEAT, neighboursOfCourse, startOfCourse } from './course';
import { Guide } from './guide';
import { PROMPTS } from './prompts';

const NEIGHBOURS = ['Margery', 'Tobias'];

/** A first turn on a real table, led from one control to the next. */
export function FirstTurn() {
  const { t } = useTranslation(['firstTurn', 'lobby']);
  const [line] = useState(() => openLocalLine(startOfCourse(), GUEST_SEAT, neighboursOfCourse));
  const [step, setStep] = useState(0);
  const me = useGuestName((guest) => guest.name) || t('lobby:namePlaceholder');
  const people = useMemo(() => ({ tableName: t('title'), names: [...NEIGHBOURS, me] }), [t, me]);
  const state = useLocalTable(line, people);
  const onMet = useCallback(() => setStep((now) => Math.min(now + 1, PROMPTS.length - 1)), []);
  const prompt = PROMPTS[step];
  return (
    <>
      <Table state={state} />
      {prompt !== undefined && <Guide prompt={prompt} step={step} of={PROMPTS.length} onMet={onMet} />}
    </>
  );
}
