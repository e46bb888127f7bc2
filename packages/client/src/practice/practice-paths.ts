/** Paths of the practice pages. */
export const PRACTICE_PATH = '/practice';

export const practicePath = (id: string): string => `${PRACTICE_PATH}/${id}`;
