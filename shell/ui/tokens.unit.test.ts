import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { twitter } from '@carillon/contracts/networks/twitter.ts';
import { expect, test } from '@jest/globals';
import { DARK, LIGHT, type Palette, TOKENS_CSS } from './tokens.ts';

/** Contrast as WCAG 2.2 defines it. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const READ_ON: [keyof Palette, keyof Palette][] = [
  ...(['text', 'muted', 'primary', 'bronze', 'green', 'red', 'amber'] as const).flatMap(
    (ink): [keyof Palette, keyof Palette][] => [
      [ink, 'surface'],
      [ink, 'ground'],
    ],
  ),
  ['onPrimary', 'primary'],
  ['green', 'greenGround'],
  ['red', 'redGround'],
  ['amber', 'amberGround'],
];

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('every ink of the %s palette can be read on its grounds', (_, palette) => {
  const faint = READ_ON.filter(([ink, ground]) => contrast(palette[ink], palette[ground]) < 4.5);
  expect(faint).toEqual([]);
});

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the edge of a field can be seen on the grounds of the %s palette', (_, palette) => {
  for (const ground of [palette.surface, palette.ground])
    expect(contrast(palette.edge, ground)).toBeGreaterThanOrEqual(3);
});

test('the network’s white glyphs can be seen on their colors', () => {
  for (const { color } of [...NETWORKS, twitter])
    expect(contrast('#ffffff', color)).toBeGreaterThanOrEqual(3);
});

test('a chosen mode wins over the system, both ways', () => {
  expect(TOKENS_CSS).toContain(`:root[data-mode=dark]{color-scheme:dark;--ground:${DARK.ground}`);
  expect(TOKENS_CSS).toContain(':root:not([data-mode=light]){color-scheme:dark');
  expect(TOKENS_CSS).toContain(`--green-ground:${LIGHT.greenGround}`);
});
