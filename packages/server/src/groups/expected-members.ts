import type { DateAnswer } from '@great-fire/protocol';
import type { PersonId } from '../entities/match';
import type { StoredDate, StoredDateAnswers } from '../storage/dates';

/** Returns the members who said yes or maybe to the chosen time; none before there is one. */
export function findExpected(
  { times, chosenAt }: Pick<StoredDate, 'times' | 'chosenAt'>,
  answers: readonly StoredDateAnswers[],
): readonly PersonId[] {
  if (chosenAt === null) return [];
  const index = times.indexOf(chosenAt);
  const comes = (answer: DateAnswer | null | undefined) => answer === 'yes' || answer === 'maybe';
  return answers.filter((given) => comes(given.answers[index])).map(({ personId }) => personId);
}
