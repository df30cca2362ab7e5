import { expect, test } from '@jest/globals';
import { sameText } from './same-text.ts';

test('treats texts as equal despite networks’ changes to spaces, line ends and letters', () => {
  expect(sameText('Caf\u00e9 \r\nopen\n', 'Cafe\u0301\nopen')).toBe(true);
});

test('other words, and other lines, make another text', () => {
  expect(sameText('Open at 9', 'Open at 8')).toBe(false);
  expect(sameText('Open at 9', 'Open\nat 9')).toBe(false);
});
