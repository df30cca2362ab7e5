import { describe, expect, test } from '@jest/globals';
import { hasStyle, plainText, type Style, toggleStyle, unstyledIn } from './letterforms.ts';

describe('formatting as letterforms', () => {
  test('bold and italic have letters of their own, and bold has digits', () => {
    expect(toggleStyle('Ab 1', 'bold')).toBe('𝗔𝗯 𝟭');
    expect(toggleStyle('Ab 1', 'italic')).toBe('𝘈𝘣 1');
  });

  test('bold and italic together make bold italic, in either order', () => {
    const both = '𝘽𝙚𝙡𝙡';
    expect(toggleStyle(toggleStyle('Bell', 'bold'), 'italic')).toBe(both);
    expect(toggleStyle(toggleStyle('Bell', 'italic'), 'bold')).toBe(both);
  });

  test.each<Style>(['bold', 'italic', 'underline', 'strikethrough'])('%s goes off again', (style) => {
    const text = 'Ring at 9, then rest.';
    const styled = toggleStyle(text, style);
    expect(styled).not.toBe(text);
    expect(toggleStyle(styled, style)).toBe(text);
  });

  test('a partly styled text is styled whole before it is unstyled', () => {
    expect(toggleStyle('𝗔b', 'bold')).toBe('𝗔𝗯');
    expect(toggleStyle('a\u0332b', 'underline')).toBe('a\u0332b\u0332');
  });

  test('leaves text without letterforms unchanged: other scripts, emoji, line breaks', () => {
    expect(toggleStyle('Ж 日本 🔔\n', 'bold')).toBe('Ж 日本 🔔\n');
    expect(toggleStyle('a\nb', 'underline')).toBe('a\u0332\nb\u0332');
    expect(toggleStyle('👩\u200d🌾', 'underline')).toBe('👩\u200d🌾\u0332');
  });

  test('all styling comes off', () => {
    const styled = toggleStyle(toggleStyle(toggleStyle('Bells 24', 'bold'), 'italic'), 'strikethrough');
    expect(plainText(styled)).toBe('Bells 24');
  });
});

test('an accented letter is bold with its accent, and plain again as it was typed', () => {
  const bold = toggleStyle('Müller à Zürich', 'bold');
  expect(bold).toBe('𝗠𝘂\u0308𝗹𝗹𝗲𝗿 𝗮\u0300 𝗭𝘂\u0308𝗿𝗶𝗰𝗵');
  expect(hasStyle(bold, 'bold')).toBe(true);
  expect(hasStyle('𝗠ü', 'bold')).toBe(false);
  expect(toggleStyle(bold, 'bold')).toBe('Müller à Zürich');
  expect(plainText(toggleStyle(bold, 'underline'))).toBe('Müller à Zürich');
});

test('letters without such a form stay whole, and are named', () => {
  expect(toggleStyle('Straße 한국 ガ', 'bold')).toBe('𝗦𝘁𝗿𝗮ß𝗲 한국 ガ');
  expect(unstyledIn('Straße für Füße', 'bold')).toEqual(['ß']);
  expect(unstyledIn('7 cafés', 'italic')).toEqual(['7']);
  expect(unstyledIn('7 cafés', 'bold')).toEqual([]);
});
