/** @jest-environment jsdom */
import { toVariantCodes } from '@great-fire/game';
import { renderHook } from '@testing-library/react';
import { initI18n } from '../i18n/i18n';
import { useVariantLabel } from './variant-label';

beforeAll(initI18n);

test.each([
  [{ hiddenColours: false, moreDestruction: false, cones: 65 }, '', 'standard rules'],
  [{ hiddenColours: true, moreDestruction: false, cones: 65 }, 'h', 'hidden colours'],
  [{ hiddenColours: false, moreDestruction: true, cones: 65 }, 'm', 'more destruction'],
  [{ hiddenColours: false, moreDestruction: false, cones: 100 }, 'c', '100 cones'],
  [
    { hiddenColours: true, moreDestruction: true, cones: 100 },
    'hmc',
    'hidden colours, more destruction and 100 cones',
  ],
  [{ hiddenColours: false, moreDestruction: false, cones: 65, eastWind: true }, 'e', 'east wind'],
] as const)('names the rules %o by letters and in words', (options, code, label) => {
  expect(toVariantCodes(options)).toBe(code);
  expect(renderHook(() => useVariantLabel(code)).result.current.toLowerCase()).toBe(label);
});

test('takes missing letters for the standard rules', () => {
  expect(renderHook(() => useVariantLabel()).result.current).toBe(
    renderHook(() => useVariantLabel('')).result.current,
  );
});
