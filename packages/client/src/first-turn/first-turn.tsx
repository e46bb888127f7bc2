import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useGuestName } from '../lobby/guest-name';
import { openLocalLine } from '../local/local-line';
import { useLocalTable } from '../local/local-table';
import { useIsWide } from '../shell/media';
import { LedContext } from '../table/map-window/led';
import { Table } from '../table/table';
import { GUEST_SEAT, neighboursOfCourse, startOfCourse } from './course';
import { Guide } from './guide';
import { promptsFor } from './prompts';

const NEIGHBOURS = ['Margery', 'Tobias'];

/** A first turn on a real table, led from one control to the next. */
export function FirstTurn() {
  const { t } = useTranslation(['firstTurn', 'lobby']);
  const [line] = useState(() => openLocalLine(startOfCourse(), GUEST_SEAT, neighboursOfCourse));
  const [step, setStep] = useState(0);
  const me = useGuestName((guest) => guest.name) || t('lobby:namePlaceholder');
  const people = useMemo(() => ({ tableName: t('title'), names: [...NEIGHBOURS, me] }), [t, me]);
  const state = useLocalTable(line, people);
  const isWide = useIsWide();
  const prompts = useMemo(() => promptsFor(isWide), [isWide]);
  const onMet = useCallback(() => setStep((now) => Math.min(now + 1, prompts.length - 1)), [prompts]);
  const prompt = prompts[step];
  return (
    <LedContext value>
      <Table state={state} />
      {prompt !== undefined && <Guide prompt={prompt} step={step} of={prompts.length} onMet={onMet} />}
    </LedContext>
  );
}
