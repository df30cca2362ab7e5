import { expect, test } from '@jest/globals';
import { listRecipients } from '../members/list-recipients.ts';
import { getUser } from './get-user.ts';

test('a language that only a later version has spoils no reply', () => {
  const { locale } = getUser.response.shape;
  const recipients = listRecipients.response.shape.recipients.element.shape;
  for (const schema of [locale, recipients.locale])
    expect(['nl', 'de', null, undefined].map((input) => schema.parse(input))).toEqual([
      null,
      'de',
      null,
      null,
    ]);
});
