import { describe, expect, test } from '@jest/globals';
import { atPositions } from './error-positions.ts';

describe('atPositions', () => {
  test('names an entry by its place in the request', () => {
    expect(atPositions({ 'platforms.0.content': ['Too long.'] }, [2])).toEqual({
      'platforms.2.content': ['Too long.'],
    });
  });

  test('leaves fields that belong to no entry', () => {
    expect(atPositions({ media_2: ['Too large.'] }, [2])).toEqual({ media_2: ['Too large.'] });
  });
});
