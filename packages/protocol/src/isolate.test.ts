import { isolateText } from './isolate';

test.each(['Anna', 'Łukasz 3', '', '麻生', '7'])('leaves %j as it is', (text) => {
  expect(isolateText(text)).toBe(text);
});

test.each(['אבגד', 'Anna אבגד', 'ليلى'])('isolates %j', (text) => {
  expect(isolateText(text)).toBe(`\u2068${text}\u2069`);
});
