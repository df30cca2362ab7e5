import { plural, select, sentence, text } from '@carillon/contracts/text.ts';
import { describe, expect, test } from '@jest/globals';
import { extractTexts } from './extract-texts.mjs';

describe('extractTexts', () => {
  test('finds the messages that sentences have when they are made', () => {
    const texts = [
      text`On ${{ network: 'X' }} and ${plural({ count: 2 }, { '=0': 'none', one: '# more', other: '# more' })}.`,
      text`It is ${select({ kind: 'a' }, { a: 'this', other: 'that' })}.`,
    ].map(({ message }) => message);
    const source = `
      text\`On \${{ network: label(id) }} and \${plural({ count }, { '=0': 'none', one: '# more', other: '# more' })}.\`;
      text\`It is \${select({ kind: one.kind }, { a: 'this', other: 'that' })}.\`;
      sentence\`Nothing more.\`;`;
    expect(extractTexts('one.ts', source)).toEqual([...texts, sentence`Nothing more.`]);
  });

  test('rejects a value without a name', () => {
    expect(() => extractTexts('one.ts', `text\`On \${network}.\``)).toThrow(
      'one.ts: name what stands in the text',
    );
  });
});
