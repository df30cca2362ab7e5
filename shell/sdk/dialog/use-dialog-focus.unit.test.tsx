import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useDialogFocus } from './use-dialog-focus.ts';

let note: HTMLElement;
let copy: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><input></div><button>Copy token</button>';
  note = document.querySelector('input') as HTMLElement;
  copy = document.querySelector('button') as HTMLElement;
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** A dialog whose input had the focus before it was there. */
function arriveAfterInput(first: HTMLElement | null, isUsed = false): void {
  const { result } = renderHook(() => useDialogFocus(true, { current: first }, undefined));
  result.current.body.current = document.querySelector('div');
  note.focus();
  if (isUsed) result.current.use();
  result.current.arrive(true);
}

describe('arrive', () => {
  test('gives the focus to the control that the dialog names, when nobody has used it yet', () => {
    arriveAfterInput(copy);
    expect(copy).toHaveFocus();
  });

  test('leaves the focus where the user has put it while the dialog was opening', () => {
    arriveAfterInput(copy, true);
    expect(note).toHaveFocus();
  });

  test('leaves the focus where it is in a dialog that names no control', () => {
    arriveAfterInput(null);
    expect(note).toHaveFocus();
  });
});
