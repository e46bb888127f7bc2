/** The columns of dates that hold JSON. */
import * as z from 'zod';
import { DATE_ANSWERS } from '@great-fire/protocol';
import type { StoredDateAnswers } from '../dates';

const timesSchema = z.array(z.int());
const answersSchema = z.array(z.enum(DATE_ANSWERS).nullable());
export const parseAnswers = (text: string): StoredDateAnswers['answers'] =>
  answersSchema.parse(JSON.parse(text));
export const parseTimes = (text: string): readonly number[] => timesSchema.parse(JSON.parse(text));
