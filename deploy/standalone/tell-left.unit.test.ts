import { expect, test } from '@jest/globals';
import { afterRotation, beforeRetiring } from './tell-left.ts';

test.each([afterRotation, beforeRetiring])(
  'links that were changed meanwhile are not called unreadable',
  (formatLeft) => {
    const [line = '', ...more] = formatLeft({ unreadable: 0, changed: 2 });
    expect(more).toEqual([]);
    expect(line).toMatch(/^2 links were changed by another process/);
    expect(line).not.toContain('decrypted');
    expect(formatLeft({ unreadable: 1, changed: 2 })).toEqual([
      expect.stringMatching(/^1 link .*decrypted/),
      line,
    ]);
    expect(formatLeft({ unreadable: 0, changed: 0 })).toEqual([]);
  },
);
