import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { isKey } from './keys.ts';

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
