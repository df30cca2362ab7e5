import { expect, test } from '@jest/globals';
import { zoneDataLine } from './zone-data-line.ts';

test.each([
  [{ version: '2026f', runtime: '2026c', behind: null }, 'Node.js has 2026c, which isn’t used.'],
  [{ version: '2026f', runtime: null, behind: null }, 'IANA 2026f, from moment-timezone.'],
  [
    { version: '2026c', runtime: '2026f', behind: 'the runtime has 2026f' },
    'It is behind: the runtime has 2026f.',
  ],
])('the settings command names the time zone data: %o', (report, expected) => {
  expect(zoneDataLine(report)).toContain(expected);
});
