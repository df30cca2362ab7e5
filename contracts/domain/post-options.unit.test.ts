import { describe, expect, test } from '@jest/globals';
import { mastodon } from '../networks/mastodon.ts';
import { toEnglish } from '../text.ts';
import { chosenOptions, optionFaults } from './post-options.ts';

const { options } = mastodon;

describe('optionFaults', () => {
  test.each([
    [{}],
    [{ visibility: 'private', content_warning: 'Loud bells', language: 'pt-BR' }],
    [{ visibility: '', content_warning: '', language: '' }],
  ])('finds none in %j', (values) => {
    expect(optionFaults(options, values)).toEqual({});
  });

  test.each([
    [{ visibility: 'friends' }, { visibility: 'Use public, unlisted, private, or direct.' }],
    [{ content_warning: 'x'.repeat(201) }, { content_warning: 'Use at most 200 characters.' }],
    [{ language: 'Deutsch' }, { language: 'Use a language code such as en or pt-BR.' }],
    [{ color: 'red' }, { color: 'This network has no such option.' }],
  ])('finds what is wrong in %j', (values, faults) => {
    const foundFaults = Object.entries(optionFaults(options, values)).map(([name, fault]) => [
      name,
      toEnglish(fault),
    ]);
    expect(Object.fromEntries(foundFaults)).toEqual(faults);
  });
});

describe('chosenOptions', () => {
  test('leaves out what would be so anyway', () => {
    expect(chosenOptions(options, { visibility: 'public', content_warning: ' ', language: '' })).toBeNull();
    expect(chosenOptions(options, { language: 'de', content_warning: ' Bells ' })).toEqual({
      content_warning: 'Bells',
      language: 'de',
    });
  });
});
