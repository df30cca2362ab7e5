import { expect, test } from '@jest/globals';
import { sniff } from './sniff.ts';

const sniffText = (text: string) => sniff(new TextEncoder().encode(text));
const drawing = { known: false, is: 'svg' };

test.each([
  ['by itself', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['after a declaration', '<?xml version="1.0"?>\n<svg/>'],
  ['after comments', '<?xml version="1.0"?><!-- a --><!--\n--b --> <svg/>'],
  [
    'after its document type',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg/>',
  ],
  ['after 500 comments', `${'<!---->'.repeat(500)}<svg/>`],
])('a drawing is told %s', async (_, text) => {
  expect(await sniffText(text)).toEqual(drawing);
});

// Whatever tries all the ways to part 500 comments does not come back.
test('500 comments without a drawing are read once', async () => {
  expect(await sniffText(`${'<!---->'.repeat(500)}x`)).toEqual({ known: false, is: 'text' });
});

test('a comment without an end is a text', async () => {
  expect(await sniffText(`<!-- <svg/>${'<!--'.repeat(900)}`)).toEqual({ known: false, is: 'text' });
});
