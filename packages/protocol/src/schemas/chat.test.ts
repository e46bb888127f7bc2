import { describeSchema } from '../../testing/describe-schema';
import { chatHistorySchema, chatSchema, moderationSchema } from './chat';

const LINE_IDS = { accepts: ['a', 'A_-9'.repeat(5)], rejects: ['', 'a'.repeat(21), 'a b', ' a', 'a ', '+'] };

describeSchema('a text', chatSchema, {
  examples: [{ text: 'Mind the bakery' }],
  accepts: { text: ['x', 'x'.repeat(500)] },
  rejects: { text: ['', ' \n ', 'x'.repeat(501)] },
});

test.each(['greeting', 'moment', 'well-played', 'thanks', 'back-soon'])('accepts the phrase %s', (phrase) => {
  expect(chatSchema.parse({ phrase })).toEqual({ phrase });
});

test.each(['insult', '', 1])('rejects the phrase %j', (phrase) => {
  expect(chatSchema.safeParse({ phrase }).error?.issues[0]?.path).toEqual(['phrase']);
});

test.each([{}, { text: 'Hello', phrase: 'greeting' }])('rejects %j: neither or both', (message) => {
  const issues = chatSchema.safeParse(message).error?.issues ?? [];
  expect(issues.map(({ path, message: text }) => [path, text])).toEqual([
    [['text'], 'is to be said, or a phrase, and not both'],
  ]);
});

test('a message is one line, without spaces around it, in composed letters', () => {
  expect(chatSchema.parse({ text: ' Zoe\u0308\r\n\tis  here\u0007 ' })).toEqual({
    text: 'Zo\u00EB is  here',
  });
});

for (const type of ['mute', 'block', 'report', 'remove'])
  describeSchema(`to ${type} a writer or a line`, moderationSchema, {
    examples: [{ type, lineId: 'a1' }],
    accepts: { lineId: LINE_IDS.accepts },
    rejects: { lineId: LINE_IDS.rejects },
    messages: { lineId: 'is no id of a line' },
  });

describeSchema('to unmute a writer', moderationSchema, {
  examples: [{ type: 'unmute', handle: 'abcdefghjk' }],
  rejects: { handle: ['abc'] },
});

describeSchema('to list the muted writers', moderationSchema, {
  examples: [{ type: 'list-muted' }],
  rejects: { type: ['list'] },
});

describeSchema('earlier lines', chatHistorySchema, {
  examples: [{ limit: 50 }, { limit: 50, before: 'a1' }],
  accepts: { limit: [1, 100], before: LINE_IDS.accepts },
  rejects: { limit: [0, 101, 1.5], before: LINE_IDS.rejects },
});
