import { parseMatchId } from './routes';

test.each([
  ['kz6swn653w', 'kz6swn653w'],
  ['  KZ6SWN653W ', 'kz6swn653w'],
  ['http://192.168.1.7:8000/t/kz6swn653w', 'kz6swn653w'],
  ['https://fire.example/sub/t/kz6swn653w/?from=mail#top', null],
  ['https://fire.example/t/kz6swn653w?from=mail', 'kz6swn653w'],
  ['kz6swn653', null],
  ['fish street', null],
  ['', null],
])('parses %j as %j', (text, id) => {
  expect(parseMatchId(text)).toBe(id);
});
