import { describe, expect, test } from '@jest/globals';
import { coverOf, languageName, optionsFor, optionWords, withOption } from './post-options.ts';

const POST = { text: 'The bells ring.', versions: {}, hashtags: [] };
const warned = withOption(POST, 'mastodon', { name: 'content_warning', value: 'Loud ' });

describe('withOption', () => {
  test('keeps typed text and sends it trimmed', () => {
    expect(warned.options).toEqual({ mastodon: { content_warning: 'Loud ' } });
    expect(optionsFor(warned, 'mastodon')).toEqual({ content_warning: 'Loud' });
  });

  test('stores no default values', () => {
    const followers = withOption(warned, 'mastodon', { name: 'visibility', value: 'private' });
    expect(optionsFor(followers, 'mastodon')).toEqual({ visibility: 'private', content_warning: 'Loud' });
    const again = withOption(followers, 'mastodon', { name: 'visibility', value: 'public' });
    expect(withOption(again, 'mastodon', { name: 'content_warning', value: '' })).toEqual(POST);
  });

  test('leaves other networks as they are', () => {
    const both = withOption(warned, 'bluesky', { name: 'language', value: 'de' });
    expect(withOption(both, 'mastodon', { name: 'content_warning', value: '' }).options).toEqual({
      bluesky: { language: 'de' },
    });
  });
});

test('options are said in the words of their choices', () => {
  const options = { visibility: 'private', content_warning: 'Loud', language: 'pt-BR' };
  expect(optionWords('mastodon', options)).toEqual([
    'Followers',
    'Content warning: Loud',
    'Language: Brazilian Portuguese',
  ]);
});

test('shows an unknown language by its code', () => {
  expect(languageName('xx-not a language')).toBe('xx-not a language');
});

test('a content warning covers the post, and other options don’t', () => {
  expect(coverOf('mastodon', { content_warning: 'Loud' })).toBe('Loud');
  expect(coverOf('mastodon', { language: 'de' })).toBeNull();
  expect(coverOf('bluesky', null)).toBeNull();
});
