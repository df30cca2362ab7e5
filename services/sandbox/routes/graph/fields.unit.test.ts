import { expect, test } from '@jest/globals';
import { pickFields } from './fields.ts';

test('picks the requested fields by their outer names', () => {
  const object = { id: '1', name: 'One', picture: 'p', shares: 3, secret: 'no' };
  expect(pickFields(object, 'name,picture{url,height},shares.summary(true).limit(0),absent', [])).toEqual({
    id: '1',
    name: 'One',
    picture: 'p',
    shares: 3,
  });
  expect(pickFields(object, undefined, ['name'])).toEqual({ id: '1', name: 'One' });
});
