import { describe, expect, jest, test } from '@jest/globals';
import { dropReasoning } from './drop-reasoning.ts';
import { readJson } from './read-json.ts';
import { createReasoningFilter } from './reasoning-filter.ts';

const ANSWERS: readonly (readonly [string, string, string])[] = [
  ['nothing but the answer', 'Rye is here.', 'Rye is here.'],
  ['thoughts before it', '<think>The user {wants} bread.</think>\n\nRye is here.', 'Rye is here.'],
  ['thoughts that nothing opened', 'The user wants bread.\n</think>\nRye is here.', 'Rye is here.'],
  ['thoughts within it', 'Rye <think>or spelt?</think>is here.', 'Rye is here.'],
  ['thoughts twice', '<think>a</think>Rye <think>b</think>is here.', 'Rye is here.'],
  ['thoughts under another name', '<reasoning>a</reasoning>Rye is here.', 'Rye is here.'],
  ['thoughts in brackets', '[THINK]a[/THINK]Rye is here.', 'Rye is here.'],
  ['thoughts in triangles', '◁think▷a◁/think▷Rye is here.', 'Rye is here.'],
  ['thoughts with a prefix', '<seed:think>a</seed:think>Rye is here.', 'Rye is here.'],
  ['an analysis', '<analysis>a</analysis>Rye is here.', 'Rye is here.'],
  ['a scratchpad', '<scratchpad>a</scratchpad>Rye is here.', 'Rye is here.'],
  [
    'thoughts and a solution',
    '<|begin_of_thought|>a<|end_of_thought|><|begin_of_solution|>Rye is here.<|end_of_solution|>',
    'Rye is here.',
  ],
  [
    'a channel for a tool',
    '<|channel|>commentary to=functions.find<|message|>{}<|end|><|start|>assistant<|channel|>final<|message|>Rye is here.',
    'Rye is here.',
  ],
  ['the end of a text', 'Rye is here.<|endoftext|>', 'Rye is here.'],
  ['the end of a turn', 'Rye is here.<end_of_turn>', 'Rye is here.'],
  [
    'thoughts in a channel',
    '<|channel|>analysis<|message|>Bread?<|end|><|start|>assistant<|channel|>final<|message|>Rye is here.<|return|>',
    'Rye is here.',
  ],
  ['thoughts without an end', '<think>The user wants', ''],
  ['an end mark left over behind it', 'Rye is here.</think>', 'Rye is here.'],
  ['a second end mark behind it', '<think>Bread?</think>Rye is here.</think>', 'Rye is here.'],
  ['a sign that is no mark', 'Rye costs < 4 euros, <b>today</b>.', 'Rye costs < 4 euros, <b>today</b>.'],
];

test.each(ANSWERS)('an answer with %s is the answer alone', (_, text, answer) => {
  expect(dropReasoning(text)).toBe(answer);
});

describe('createReasoningFilter', () => {
  const read = (pieces: readonly string[]) => {
    const filter = createReasoningFilter();
    let page = '';
    const shownPieces: string[] = [];
    for (const piece of [...pieces.map((one) => filter.push(one)), filter.end()]) {
      if (!piece) continue;
      page = piece.restart ? piece.text : page + piece.text;
      shownPieces.push(page);
    }
    return { page, shown: shownPieces };
  };

  test.each(ANSWERS)('a stream with %s shows the answer alone', (_, text, answer) => {
    expect(read([...text]).page).toBe(answer);
    expect(read(text.split(/(?<= )/)).page).toBe(answer);
  });

  test('never shows thoughts that were opened', () => {
    const { shown } = read([...'<think>Secret thoughts</think>Rye is here.']);
    expect(shown.join('')).not.toMatch(/[<Ss]ecret|think/);
  });

  test('shows words right after a mark without waiting for more', () => {
    expect(read(['<think>a</think>', 'Rye ', 'is']).shown).toEqual(['Rye ', 'Rye is']);
  });

  test('reads each piece once, however long the text has become', () => {
    const filter = createReasoningFilter();
    filter.push('<think>a</think>');
    const match = jest.spyOn(String.prototype, 'matchAll');
    for (let n = 0; n < 50; n++) filter.push('Rye is here. ');
    const lengths = match.mock.contexts.map((text) => String(text).length);
    match.mockRestore();
    expect(Math.max(...lengths)).toBeLessThan(20);
  });

  test('shows each piece as it comes, with its blanks', () => {
    expect(read(['Rye ', 'is ', 'here.']).shown).toEqual(['Rye ', 'Rye is ', 'Rye is here.']);
  });
});

describe('readJson', () => {
  test.each([
    ['alone', '{"a":1}'],
    ['in a fence', '```json\n{"a":1}\n```'],
    ['between words', 'Here you are: {"a":1} Enjoy!'],
    ['after thoughts with braces', '<think>{"b":{ maybe }</think>{"a":1}'],
    ['after thoughts that nothing opened', 'An object {like this} it is.</think>{"a":1}'],
    ['after a brace that is none of its', 'Set {x, then: {"a":1}'],
  ])('finds JSON %s', (_, text) => {
    expect(readJson(text)).toEqual({ a: 1 });
  });

  test('leaves braces in strings alone', () => {
    expect(readJson('Sure: {"a":"} {"}')).toEqual({ a: '} {' });
  });

  test('rejects an answer without one', () => {
    expect(() => readJson('I would rather not.')).toThrow(SyntaxError);
  });
});
