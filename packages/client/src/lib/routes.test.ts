import { parseGroupLink, parseMatchId, playerPath } from './routes';

test.each([
  ['kz6swn653w', 'kz6swn653w'],
  ['  KZ6SWN653W ', 'kz6swn653w'],
  ['http://192.168.1.7:8000/t/kz6swn653w', 'kz6swn653w'],
  ['https://fire.example/sub/t/kz6swn653w/?from=mail#top', 'kz6swn653w'],
  ['https://fire.example/t/kz6swn653w?from=mail', 'kz6swn653w'],
  ['https://fire.example/t/kz6swn653w?utm=a/b', 'kz6swn653w'],
  ['HTTPS://FIRE.EXAMPLE/T/KZ6SWN653W', 'kz6swn653w'],
  ['https://fire.example/t/kz6swn653w.', 'kz6swn653w'],
  ['https://fire.example/t/kz6swn653w see you at 8', 'kz6swn653w'],
  ['Join us: (https://fire.example/t/kz6swn653w), please', 'kz6swn653w'],
  ['‹https://fire.example/t/kz6swn653w›', 'kz6swn653w'],
  ['"https://fire.example/t/kz6swn653w"', 'kz6swn653w'],
  ['\u200ehttps://fire.example/t/kz6swn653w\u200e', 'kz6swn653w'],
  ['https://fire.example/t/kz6swn\u00ad653w\u200b', 'kz6swn653w'],
  ['https://fire.example/t/kz6swn653w%20', 'kz6swn653w'],
  ['https://fire.example/t/kz6swn653w%E2%80%8B', 'kz6swn653w'],
  ['https://fire.example/g/kz6swn653w/84', 'kz6swn653w'],
  ['“kz6swn653w”.', 'kz6swn653w'],
  ['/t/kz6swn653w%', 'kz6swn653w'],
  ['/t/kz6swn653wx', null],
  ['https://fire.example/kz6swn653w', null],
  ['she spent statements', null],
  ['kz6swn653', null],
  ['fish street', null],
  ['', null],
])('parses %j as %j', (text, id) => {
  expect(parseMatchId(text)).toBe(id);
});

test.each([
  ['https://fire.example/groups/kz6swn653w#aB3_aB3_aB3_aB3-', '/groups/kz6swn653w#aB3_aB3_aB3_aB3-'],
  [
    'Join us: (https://fire.example/sub/groups/kz6swn653w#aB3_aB3_aB3_aB3-).',
    '/groups/kz6swn653w#aB3_aB3_aB3_aB3-',
  ],
  ['HTTPS://FIRE.EXAMPLE/GROUPS/KZ6SWN653W%23aB3_aB3_aB3_aB3-\u200b', '/groups/kz6swn653w#aB3_aB3_aB3_aB3-'],
  ['/groups/kz6swn653w', '/groups/kz6swn653w'],
  ['/groups/kz6swn653w#aB3_', '/groups/kz6swn653w'],
  ['/t/kz6swn653w#aB3_aB3_aB3_aB3-', null],
  ['/groups/kz6swn653', null],
  ['kz6swn653w', null],
])('finds in %j the group %j', (text, path) => {
  expect(parseGroupLink(text)).toBe(path);
  if (path !== null) expect(parseMatchId(text)).toBeNull();
});

test('the path of a player has no dot, which would make it a file', () => {
  expect(playerPath('kz6swn653w', 2)).toBe('/people/kz6swn653w/2');
});
