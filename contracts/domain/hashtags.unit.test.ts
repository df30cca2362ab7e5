import { describe, expect, test } from '@jest/globals';
import { addHashtag, hashtagsIn, removeHashtag } from './hashtags.ts';

describe('hashtags', () => {
  test.each([
    ['#Coffee', ['Coffee']],
    [' Small  Business ', ['SmallBusiness']],
    ['##x', ['x']],
    ['#millstreetbread!!', ['millstreetbread']],
    ['two-words', ['twowords']],
    ['#123', []],
    ['!!', []],
    ['🎉', []],
    ['Weihnachten2026', ['Weihnachten2026']],
    ['#東京', ['東京']],
    ['＃東京タワー', ['東京タワー']],
    ['#हिन्दी', ['हिन्दी']],
    ['#می\u200cخواهم', ['می\u200cخواهم']],
    ['col·laboració', ['col·laboració']],
    ['   ', []],
    ['#', []],
  ])('adding %j gives %j', (input, expected) => {
    expect(addHashtag([], input)).toEqual(expected);
  });

  test('adding a tag twice keeps one, whatever the case', () => {
    expect(addHashtag(['Coffee'], '#coffee')).toEqual(['Coffee']);
  });

  test('collects the tags of a text once each, in order, in any script', () => {
    expect(hashtagsIn('#One two #drei_4 (#Grün) #one a#b #123 #bread!! https://x.y/#z')).toEqual([
      'One',
      'drei_4',
      'Grün',
      'bread',
    ]);
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
