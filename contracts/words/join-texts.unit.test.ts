import { expect, test } from '@jest/globals';
import { sentence, type Text, text } from '../text.ts';
import { joinTexts } from './join-texts.ts';
import { messageFields, messageOf, restoreText } from './stored-text.ts';
import { translateText } from './translate-text.ts';

const GERMAN: Record<string, (values: Record<string, unknown>) => string> = {
  '{before} {next}': ({ before, next }) => `${before} ${next}`,
  'Deleted.': () => 'Gelöscht.',
  'It stays on {networks}.': ({ networks }) => `Auf ${networks} bleibt er.`,
};
const translator = {
  locale: 'de',
  messages: GERMAN,
  _: (message: string, values = {}) => GERMAN[message]?.(values) ?? message,
};

test('sentences after each other are each translated, fixed ones too', () => {
  const words = joinTexts([sentence`Deleted.`, text`It stays on ${{ networks: ['X', 'Y', 'Z'] }}.`]);
  expect(messageFields(words).message).toBe('Deleted. It stays on X, Y, and Z.');
  expect(translateText(words, translator)).toBe('Gelöscht. Auf X, Y und Z bleibt er.');
});

test('thirty sentences stay in order, and take a few times their own length', () => {
  const each = Array.from({ length: 30 }, (_, n) => text`It stays on ${{ networks: [`Account ${n}`] }}.`);
  const [first, ...others] = each as [Text, ...Text[]];
  const { message, message_text } = messageFields(joinTexts([first, ...others]));
  expect(message).toBe(each.map(({ english }) => english).join(' '));
  expect(translateText(restoreText(message, message_text), translator)).toBe(
    each.map((_, n) => `Auf Account ${n} bleibt er.`).join(' '),
  );
  expect(JSON.stringify(message_text).length).toBeLessThan(3 * JSON.stringify(each).length);
});

test('restores a stored sentence', () => {
  const words = joinTexts([text`It stays on ${{ networks: ['X'] }}.`, 'In the network’s own words.']);
  const { message, message_text } = JSON.parse(JSON.stringify(messageFields(words)));
  expect(translateText(restoreText(message, message_text), translator)).toBe(
    'Auf X bleibt er. In the network’s own words.',
  );
  expect(messageOf(sentence`Deleted.`)).toBeUndefined();
  expect(restoreText('Deleted.', undefined)).toBe('Deleted.');
});
