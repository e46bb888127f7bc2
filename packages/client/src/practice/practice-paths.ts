/** Where practice games are begun, and where one of them lies. */
export const PRACTICE_PATH = '/practice';

export const practicePath = (id: string): string => `${PRACTICE_PATH}/${id}`;
