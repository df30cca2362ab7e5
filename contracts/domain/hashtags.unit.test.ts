import { describe, expect, test } from '@jest/globals';
import {
  addHashtag,
  countHashtags,
  hashtagRanges,
  hashtagsIn,
  isOnlyHashtags,
  removeHashtag,
} from './hashtags.ts';

describe('addHashtag', () => {
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
    ['#️⃣Sale', ['Sale']],
    ['\u0301tag', ['tag']],
    ['   ', []],
    ['#', []],
  ])('turns %j into %j', (input, expected) => {
    expect(addHashtag([], input)).toEqual(expected);
  });

  test('keeps one of two tags that differ only in case', () => {
    expect(addHashtag(['Coffee'], '#coffee')).toEqual(['Coffee']);
  });
});

describe('hashtagsIn', () => {
  test.each([
    ['#One two #drei_4 (#Grün) #one #bread!!', ['One', 'drei_4', 'Grün', 'bread']],
    ['“#Rye” [#Bread] «#Pain» "#Loaf" *#Crust*', ['Rye', 'Bread', 'Pain', 'Loaf', 'Crust']],
    ['こんにちは#東京 안녕#서울 ที่#ไทย', ['東京', '서울', 'ไทย']],
    ['#a,#b/#c•#d·#e🎉#f❤️#g|#h#i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']],
    ['＃東京 ##x', ['東京', 'x']],
  ])('finds the tags in %j', (text, expected) => {
    expect(hashtagsIn(text)).toEqual(expected);
  });

  test.each([
    'C# and F#m and a#b and 1#a and a_#b',
    '#123 #_ # #!',
    '#️⃣Sale #1️⃣Sale',
    '&#39; &#x27; R&#D',
    'https://a.example/#part https://a.example/x#part https://a.example/#a/#b',
    'a.example/#part www.a.example/x/?y=#part (a.example/#part)',
    'e\u0301#b',
  ])('finds no tag in %j', (text) => {
    expect(hashtagsIn(text)).toEqual([]);
  });

  test('reads a long text in linear time', () => {
    for (const unit of ['#a/', 'a.', '#a·', 'https://a.b/#', '-#a', '#']) {
      const text = `${unit.repeat(100_000)}/#x`;
      expect(countHashtags(text)).toBeGreaterThanOrEqual(hashtagsIn(text).length);
    }
  });
});

describe('hashtagRanges', () => {
  const linked = (network: 'facebook' | 'instagram' | 'linkedin'): string[] => {
    const text = '#Rye #2026 ＃東京';
    return hashtagRanges(text, network).map(([start, end]) => text.slice(start, end));
  };

  test('follows the rule of the network', () => {
    expect(linked('instagram')).toEqual(['#Rye', '＃東京']);
    expect(linked('facebook')).toEqual(['#Rye']);
    expect(linked('linkedin')).toEqual(['#Rye']);
  });
});

describe('countHashtags', () => {
  test.each([',', '/', '•', ' · ', '🎉', '❤️', '', '\n', 'a', '、'])(
    'counts tags that %j separates',
    (glue) => {
      expect(countHashtags(Array.from({ length: 31 }, (_, n) => `#tag${n}`).join(glue))).toBe(31);
    },
  );

  test('counts what any network may count: repeated tags, numbers, and parts of addresses', () => {
    expect(countHashtags('#a #a #1 a#b https://a.example/#part ##x #️⃣ #! C#')).toBe(6);
  });
});

describe('removeHashtag', () => {
  test.each([
    ['Hello #world again', 'world', 'Hello again'],
    ['#world', 'world', ''],
    ['A #worldwide #World', 'world', 'A #worldwide'],
    ['line\n#world next', 'world', 'line\nnext'],
    ['Try “#Rye” today', 'rye', 'Try today'],
    ['[#Bread] is out', 'Bread', 'is out'],
    ['#a,#b,#c', 'b', '#a,#c'],
    ['#one#two', 'one', '#two'],
    ['こんにちは#東京', '東京', 'こんにちは'],
    ['Wow #a!', 'a', 'Wow !'],
    ['https://a.example/#a b#a', 'a', 'https://a.example/#a b#a'],
  ])('removes from %j the tag %j', (text, tag, expected) => {
    expect(removeHashtag(text, tag)).toBe(expected);
  });
});

describe('isOnlyHashtags', () => {
  test.each([
    ['#a #b, #c/#d', true],
    ['#a—amazing', false],
    ['#a 🎉', false],
    ['', false],
  ])('says of %j: %s', (text, expected) => {
    expect(isOnlyHashtags(text)).toBe(expected);
  });
});
