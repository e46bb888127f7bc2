import { getUrlSite } from './site';

test.each([
  [['https://hooks.example.com/a', 'https://a.b.example.com:8443/', 'https://Example.com./'], 'example.com'],
  [['https://localhost:1/'], 'localhost'],
  [['https://192.0.2.1/', 'https://192.0.2.2:444/', 'https://[2001:db8::1]/'], 'bare addresses'],
])('%j are one site', (urls, site) => {
  expect(urls.map(getUrlSite)).toEqual(urls.map(() => site));
});
