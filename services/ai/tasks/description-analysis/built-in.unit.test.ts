import { expect, test } from '@jest/globals';
import { run } from './built-in.ts';
import { structurePatterns } from './structure-patterns.ts';

const analyze = (content: string, topic = content) =>
  run({ topic, content }, { random: () => 0.4, step: (_, work) => work() });

test('a text is counted: its emoji, its phrases, and what its sentences do', () => {
  const content =
    'Who likes rye bread? 🥖\n\nOur rye bread rests for two days. Rye breads keep well 🥖\n\n- Rye bread\n- Spelt rolls\n\nTell us your favorite.\nhttps://bakery.example';
  const { common_phrases, emoji_usage, structure_patterns, suggested_hashtags } = analyze(content);
  expect(common_phrases[0]).toBe('rye bread');
  expect(common_phrases.filter((phrase) => /rye bread/i.test(phrase))).toHaveLength(1);
  expect(emoji_usage['🥖']).toBe(2);
  expect(structure_patterns).toEqual({
    Statement: 29,
    List: 29,
    Question: 14,
    'Call to action': 14,
    Link: 14,
  });
  expect(suggested_hashtags.slice(0, 4)).toContain('RyeBread');
});

test('shares add up to a hundred, whatever is shared', () => {
  for (const text of ['One.', 'One. Two? Three!', 'A.\nB?\nC!\n- D\n- E\n1. F\nTell us.', '✨'])
    expect(Object.values(structurePatterns(text)).reduce((sum, one) => sum + one, 0)).toBe(
      text === '✨' ? 0 : 100,
    );
});

test('bad news gets no emoji and no tags but its own', () => {
  const { emoji_usage, suggested_hashtags } = analyze('We mourn our founder Anna Kim, who died on Sunday.');
  expect(emoji_usage).toEqual({});
  expect(suggested_hashtags.filter((tag) => !/^(anna|kim|founder|annakim)/i.test(tag))).toEqual([]);
});
