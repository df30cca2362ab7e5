import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { horizontalStep, isKey } from './keys.ts';

/** How an input method's Enter arrives: in most browsers while composing, in Safari after it. */
const COMPOSED = [
  ['while composing', { key: 'Enter', isComposing: true }],
  ['after the composition has ended', { key: 'Enter', keyCode: 229 }],
] as const;

describe('isKey', () => {
  test.each(COMPOSED)('ignores a key of React’s %s', (_, init) => {
    const onEnter = jest.fn();
    render(<input onKeyDown={(event) => isKey(event, 'Enter') && onEnter()} />);
    fireEvent.keyDown(screen.getByRole('textbox'), init);
    expect(onEnter).not.toHaveBeenCalled();
  });

  test.each(COMPOSED)('ignores a key of the DOM’s %s', (_, init) => {
    expect(isKey(new KeyboardEvent('keydown', init), 'Enter')).toBe(false);
  });

  test('accepts any of the keys that it is asked for', () => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13 });
    expect(isKey(enter, 'Escape', 'Enter')).toBe(true);
    expect(isKey(enter, 'Escape')).toBe(false);
  });
});

describe('horizontalStep', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  test.each([
    ['ltr', 'ArrowRight', 1],
    ['ltr', 'ArrowLeft', -1],
    ['rtl', 'ArrowRight', -1],
    ['rtl', 'ArrowLeft', 1],
    ['rtl', 'ArrowUp', 0],
  ])('on a page that is %s steps for %s by %i', (dir, key, step) => {
    document.documentElement.dir = dir;
    expect(horizontalStep(key)).toBe(step);
  });

  test('takes a page that names no direction as read from left to right', () => {
    expect(horizontalStep('ArrowRight')).toBe(1);
  });
});
