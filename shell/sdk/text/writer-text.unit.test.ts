import { FALLBACK_REASONS } from '@carillon/contracts/http/ai/writer.ts';
import { expect, test } from '@jest/globals';
import { removedText, writerText } from './writer-text.ts';

test('says who wrote, and why it was not who was asked first', () => {
  const of = (fell_back: (typeof FALLBACK_REASONS)[number] | null) =>
    writerText({ engine: 'built-in', name: 'Bell', fell_back });
  expect(of(null)).toBe('By Carillon’s built-in writer.');
  expect(writerText({ engine: 'model', name: 'Bell', fell_back: null })).toBe('By Bell.');
  const texts = FALLBACK_REASONS.map(of);
  expect(new Set(texts).size).toBe(FALLBACK_REASONS.length);
  for (const line of texts)
    expect(line).toMatch(/^[A-Z].{20,}, so Carillon’s built-in writer wrote this instead\.$/);
});

test('lists what was removed, or nothing', () => {
  expect(removedText(['since 1987', 'free'])).toBe(
    'Removed because your topic doesn’t mention this: “since 1987” and “free”.',
  );
  expect([removedText([]), removedText(undefined)]).toEqual([null, null]);
});
