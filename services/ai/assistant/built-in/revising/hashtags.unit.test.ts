import { expect, test } from '@jest/globals';
import { withoutHashtags } from './hashtags.ts';

test.each([
  ['Fresh bread.\n\n#Rye #Bread', 'Fresh bread.'],
  ['Fresh bread. #Rye,#Bread', 'Fresh bread.'],
  ['Our #rye bread', 'Our rye bread'],
  ['Our “#Rye” bread', 'Our “Rye” bread'],
  ['See https://a.example/#rye', 'See https://a.example/#rye'],
])('writes %j without hashtags', (text, expected) => {
  expect(withoutHashtags(text)).toBe(expected);
});
