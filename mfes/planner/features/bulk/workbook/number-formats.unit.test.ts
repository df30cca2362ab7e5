import { expect, test } from '@jest/globals';
import { builtInKind, kindOfFormat } from './number-formats.ts';

test.each([
  ['General', 'number'],
  ['Standard', 'number'],
  ['#,##0.00 "days"', 'number'],
  ['0.00E+00', 'number'],
  ['[Red]0;[Green]-0', 'number'],
  ['_-* #,##0.00\\ "€"_-', 'number'],
  ['@', 'number'],
  ['yyyy-mm-dd', 'date'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'date'],
  ['[$-407]d. mmmm yyyy;@', 'date'],
  ['[$-411]ggge"年"m"月"d"日"', 'date'],
  ['mmm yy', 'date'],
  ['m"月"', 'date'],
  ['dd.mm.yyyy hh:mm', 'date and time'],
  ['d.m.yyyy "um" h:mm', 'date and time'],
  ['h:mm AM/PM', 'time'],
  ['[$-F400]h:mm:ss\\ AM/PM', 'time'],
  ['mm:ss.0', 'time'],
  ['上午/下午h"时"mm"分"', 'time'],
  ['[h]:mm:ss', 'duration'],
  ['[mm]:ss', 'duration'],
])('%s shows a %s', (code, kind) => {
  expect(kindOfFormat(code)).toBe(kind);
});

test.each([
  [0, 'number'],
  [4, 'number'],
  [14, 'date'],
  [20, 'time'],
  [22, 'date and time'],
  [46, 'duration'],
  [49, 'number'],
  [57, 'date'],
])('the built-in format %d shows a %s', (id, kind) => {
  expect(builtInKind(id)).toBe(kind);
});
