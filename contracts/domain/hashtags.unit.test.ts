import { describe, expect, test } from '@jest/globals';
import { addHashtag, hashtagsIn, removeHashtag } from './hashtags.ts';

describe('hashtags', () => {
  test.each([
    ['#Coffee', ['Coffee']],
    [' Small  Business ', ['SmallBusiness']],
    ['##x', ['#x']],
    ['   ', []],
    ['#', []],
  ])('adding %j gives %j', (input, expected) => {
    expect(addHashtag([], input)).toEqual(expected);
  });

  test('adding a tag twice keeps one, whatever the case', () => {
    expect(addHashtag(['Coffee'], '#coffee')).toEqual(['Coffee']);
  });

  test('collects the tags of a text once each, in order, in any script', () => {
    expect(hashtagsIn('#One two #drei_4 (#Grün) #one a#b https://x.y/#z')).toEqual(['One', 'drei_4', 'Grün']);
  });

  test.each([
    ['Hello #world again', 'world', 'Hello again'],
    ['#world', 'world', ''],
    ['A #worldwide #World', 'world', 'A #worldwide'],
    ['line\n#world next', 'world', 'line\nnext'],
  ])('removing from %j the tag %j leaves %j', (text, tag, expected) => {
    expect(removeHashtag(text, tag)).toBe(expected);
  });
});
