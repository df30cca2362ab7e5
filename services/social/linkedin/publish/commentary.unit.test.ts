import { expect, test } from '@jest/globals';
import { toCommentary } from './commentary.ts';

test.each([
  ['plain words', 'plain words'],
  ['(a) [b] {c} <d> @e *f* ~g~ h|i \\', '\\(a\\) \\[b\\] \\{c\\} \\<d\\> \\@e \\*f\\* \\~g\\~ h\\|i \\\\'],
  ['#bells ring', '{hashtag|\\#|bells} ring'],
  ['at #Noon_2,', 'at {hashtag|\\#|Noon\\_2},'],
  ['#glück und #日本', '{hashtag|\\#|glück} und {hashtag|\\#|日本}'],
  ['no. #1 and C# and a#b', 'no. \\#1 and C\\# and a\\#b'],
  ['https://a.example/#top', 'https://a.example/\\#top'],
  ['#one#two', '{hashtag|\\#|one}{hashtag|\\#|two}'],
  ['“#Rye” [#Bread]', '“{hashtag|\\#|Rye}” \\[{hashtag|\\#|Bread}\\]'],
  ['こんにちは#東京', 'こんにちは{hashtag|\\#|東京}'],
  ['#️⃣Sale &#39;', '\\#️⃣Sale &\\#39;'],
])('%s', (text, commentary) => {
  expect(toCommentary(text)).toBe(commentary);
});
