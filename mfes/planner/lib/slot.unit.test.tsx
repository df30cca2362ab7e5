import { afterEach, describe, expect, test } from '@jest/globals';
import { stepOf } from './slot.ts';

describe('stepOf', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  test('leads up and down', () => {
    expect(stepOf('ArrowUp')).toEqual({ across: 0, down: -1 });
    expect(stepOf('ArrowDown')).toEqual({ across: 0, down: 1 });
  });

  test('leads to the day that is shown on that side', () => {
    expect(stepOf('ArrowLeft')).toEqual({ across: -1, down: 0 });
    document.documentElement.dir = 'rtl';
    expect(stepOf('ArrowLeft')).toEqual({ across: 1, down: 0 });
  });

  test('leads nowhere for another key', () => {
    expect(stepOf('Enter')).toBeNull();
  });
});
