import { expect, test } from '@jest/globals';
import { deviceText } from './device-text.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Edg/126.0`, 'Microsoft Edge on macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['something/1', null],
  [' ', null],
  [undefined, null],
])('%s is told as %s', (userAgent, expected) => {
  expect(deviceText(userAgent)).toBe(expected);
});
