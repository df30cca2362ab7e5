import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { returnFocus } from './return-focus.ts';

let main: HTMLElement;
let opener: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><h1 tabindex="-1">Posts</h1><button>Delete</button></main>';
  main = document.querySelector('main') as HTMLElement;
  opener = document.querySelector('button') as HTMLElement;
});
afterEach(() => {
  document.body.innerHTML = '';
});

const nowhere = () => null;
const toHeading = () => document.querySelector('h1');

describe('returnFocus', () => {
  test('goes to the page’s content when what opened the dialog is gone and no other place is named', () => {
    opener.remove();
    returnFocus(opener, nowhere);
    expect(main).toHaveFocus();
  });

  test('goes to the page’s content when what opened the dialog goes a moment later', async () => {
    returnFocus(opener, nowhere);
    expect(opener).toHaveFocus();
    opener.remove();
    await waitFor(() => expect(main).toHaveFocus());
  });

  test('goes to the place that is named', () => {
    opener.remove();
    returnFocus(opener, toHeading);
    expect(document.querySelector('h1')).toHaveFocus();
  });
});
