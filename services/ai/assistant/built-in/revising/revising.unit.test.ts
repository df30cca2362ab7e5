import { expect, test } from '@jest/globals';
import { shortenText } from './shorten.ts';
import { inOtherTone } from './tones.ts';

test('another tone leaves names and addresses as they are', () => {
  const text = 'Hey folks, join the Kids Club at kids.example.com. Kids are welcome!';
  const formal = inOtherTone(text, 'professional');
  expect(formal).toContain('the Kids Club at kids.example.com');
  expect(formal).toContain('Children are welcome');
});

test('a shorter text keeps each price, day and request', () => {
  const topic = 'Rye loaf, 1.2 kg for €6.80 from Monday. Bring a bag.';
  const text = `Bread is good for you.\n\n${topic}\n\nEverybody likes a loaf. Tell us which bread is on your table.`;
  const short = shortenText(text, topic);
  expect(short.length).toBeLessThan(text.length);
  for (const fact of ['1.2 kg for €6.80', 'from Monday', 'Bring a bag']) expect(short).toContain(fact);
});
