import { expect, test } from '@jest/globals';
import { createCallNumbers } from './number-tool-calls.ts';

interface Call {
  readonly index?: number;
  readonly id?: string;
  readonly function?: { readonly name?: string; readonly arguments?: string };
}

/** The numbers that the calls of these chunks have in the end. */
function numbersOf(...chunks: readonly (readonly Call[])[]): readonly number[] {
  const number = createCallNumbers();
  return chunks.flatMap((calls) => {
    const numbered = number({ choices: [{ index: 0, delta: { tool_calls: calls } }] });
    return (
      numbered as { choices: [{ delta: { tool_calls: { index: number }[] } }] }
    ).choices[0].delta.tool_calls.map(({ index }) => index);
  });
}
const named = (name: string) => ({ function: { name, arguments: '{}' } });
const rest = { function: { arguments: '}' } };

test.each<readonly [string, readonly (readonly Call[])[], readonly number[]]>([
  [
    'as OpenAI numbers them',
    [
      [{ index: 0, id: 'a', ...named('f') }],
      [{ index: 0, ...rest }],
      [{ index: 1, id: 'b', ...named('g') }],
      [{ index: 0, ...rest }],
    ],
    [0, 0, 1, 0],
  ],
  [
    'with their id in each piece',
    [[{ index: 0, id: 'a', ...named('f') }], [{ index: 0, id: 'a', ...named('f') }]],
    [0, 0],
  ],
  // Chunks of Google’s endpoint, in THU-MAIC/OpenMAIC#1556 and open-webui/computer#224.
  [
    'as Gemini sends them, without numbers',
    [
      [
        { id: 'a', ...named('f') },
        { id: 'b', ...named('f') },
      ],
      [rest],
    ],
    [0, 1, 1],
  ],
  ['with an empty id and no number', [[{ id: '', ...named('f') }], [{ id: '', ...named('f') }]], [0, 1]],
  // mozilla-ai/any-llm#1148.
  [
    'as gateways send them, all with the number 0',
    [[{ index: 0, id: 'a', ...named('f') }], [{ index: 0, id: 'b', ...named('f') }], [{ index: 0, ...rest }]],
    [0, 1, 1],
  ],
  [
    'with a name that comes after the id',
    [[{ index: 0, id: 'a' }], [{ index: 0, ...named('f') }], [{ index: 1, id: 'b' }]],
    [0, 0, 1],
  ],
  ['that begin at 1', [[{ index: 1, id: 'a', ...named('f') }], [{ index: 1, ...rest }]], [0, 0]],
])('tool calls %s are told apart', (_, chunks, numbers) => {
  expect(numbersOf(...chunks)).toEqual(numbers);
});

test.each([
  [{ choices: [{ delta: { content: 'Rye' } }] }],
  [{ error: { message: 'busy' } }],
  ['[DONE]'],
  [null],
])('%j has no tool calls and stays as it is', (body) => {
  expect(createCallNumbers()(body)).toEqual(body);
});
