import { expect, test } from '@jest/globals';
import { seeded } from '../../language/choose.ts';
import { write } from './testing/write.ts';

const contentsOf = async (brief: string) =>
  (await write(brief, seeded(1))).drafts.map(({ content }) => content);

test('a request stands before the news and the list of facts in one draft', async () => {
  expect(
    await contentsOf(
      'Join our pottery taster on Saturday 14 March at 10 am in Studio 5, £25. Bring an old shirt.',
    ),
  ).toContainEqual(
    expect.stringMatching(
      /^Bring an old shirt\..*\n\nJoin our pottery taster\.\n\nWhen: Saturday 14 March at 10 am\nWhere: Studio 5\nPrice: £25/,
    ),
  );
});

test('the reason stands before the news in one draft', async () => {
  expect(
    await contentsOf(
      'The Regal Cinema shows its final film on 29 December. The landlord has sold the building.',
    ),
  ).toContainEqual(expect.stringMatching(/^The landlord has sold the building\. The Regal/));
});

test('two sentences behind the news can stand one below the other', async () => {
  expect(
    await contentsOf(
      'Parents of Year 6: the maths paper is on 13 May. Please send a ruler. Calculators stay at home.',
    ),
  ).toContainEqual(expect.stringContaining('\n– Calculators stay at home.\n– Please send a ruler.'));
});

test('only the last draft has gaps', async () => {
  const contents = await contentsOf('We are hiring a barista for our café in Leeds from 1 May');
  expect(contents.slice(0, -1).join()).not.toContain('[');
  expect(contents.at(-1)).toContain('[');
});
