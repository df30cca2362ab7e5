import { describe, expect, test } from '@jest/globals';
import { plainText, type Style, toggleStyle } from './letterforms.ts';

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

  test('what has no letterform is left alone: other scripts, emoji, line breaks', () => {
    expect(toggleStyle('Ünï 日本 🎉\n', 'bold')).toBe('Ü𝗻ï 日本 🎉\n');
    expect(toggleStyle('a\nb', 'underline')).toBe('a\u0332\nb\u0332');
    expect(toggleStyle('👩\u200d🌾', 'underline')).toBe('👩\u200d🌾\u0332');
  });

  test('all styling comes off', () => {
    const styled = toggleStyle(toggleStyle(toggleStyle('Bells 24', 'bold'), 'italic'), 'strikethrough');
    expect(plainText(styled)).toBe('Bells 24');
  });
});
