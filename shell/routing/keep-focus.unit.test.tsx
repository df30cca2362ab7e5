import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepFocus } from './keep-focus.ts';

let main: HTMLElement;
let link: HTMLElement;
let stop: () => void;
/** Resolves when what was due to look at the focus has looked. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><a href="#x">A webhook</a><button>Another</button></main>';
  main = document.querySelector('main') as HTMLElement;
  link = document.querySelector('a') as HTMLElement;
  link.focus();
  stop = keepFocus(() => main);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

describe('keepFocus', () => {
  test('focuses the place when the focused element disappears', async () => {
    link.remove();
    await waitFor(() => expect(main).toHaveFocus());
  });

  test('leaves the focus where the page puts it', async () => {
    const other = document.querySelector('button') as HTMLElement;
    link.remove();
    other.focus();
    await settled();
    expect(other).toHaveFocus();
  });

  test('ends when the user presses a key', async () => {
    await userEvent.keyboard('a');
    link.remove();
    await settled();
    expect(document.body).toHaveFocus();
  });

  test('leaves the focus to an open modal dialog', async () => {
    main.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
    link.remove();
    await settled();
    expect(document.body).toHaveFocus();
  });

  test('does nothing where nothing has the focus', async () => {
    stop();
    link.blur();
    stop = keepFocus(() => main);
    link.remove();
    await settled();
    expect(document.body).toHaveFocus();
  });
});
