import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { fits, textSize } from '@carillon/contracts/domain/text-size.ts';
import { expect, test } from '@jest/globals';
import { createSeededRandom } from '../../language/choose.ts';
import { ENGLISH, FOREIGN } from './testing/corpus.ts';
import { write } from './testing/write.ts';

const TOPIC = 'Our bakery launches a new rye sourdough on Saturday, first 50 customers get a free coffee';
const EMOJI = /\p{Extended_Pictographic}/u;
const contentsOf = async (details: Parameters<typeof write>[2], topic = TOPIC) =>
  (await write(topic, createSeededRandom(4), details)).drafts.map(({ content }) => content);

test('drafts follow the user’s wish for emoji, and sad news has none', async () => {
  for (const content of await contentsOf({ emoji: false })) expect(content).not.toMatch(EMOJI);
  for (const content of await contentsOf({ tone: 'professional' })) expect(content).not.toMatch(EMOJI);
  for (const content of await contentsOf({ emoji: true })) expect(content).toMatch(EMOJI);
  const sad = 'We are sad to share that our founder Maria Alvarez died on Sunday';
  for (const content of await contentsOf({ emoji: true, tone: 'lively' }, sad)) {
    expect(content).not.toMatch(EMOJI);
    expect(content).not.toContain('!');
  }
});

test('the user’s address is in each draft, and no gap is left for it', async () => {
  for (const content of await contentsOf({ link: 'https://bakery.example/rye' })) {
    expect(content).toMatch(/^https:\/\/bakery\.example\/rye$/m);
    expect(content).not.toContain('[add the link]');
  }
});

test('the audience is named in the first line of one draft', async () => {
  const contents = await contentsOf({ audience: 'neighbors who love good bread' });
  const audienceContents = contents.filter((content) =>
    content.startsWith('For neighbors who love good bread:'),
  );
  expect(audienceContents).toHaveLength(1);
});

test('short drafts are short and leave nothing open', async () => {
  for (const content of await contentsOf({ length: 'short' })) {
    expect(content.length).toBeLessThanOrEqual(200);
    expect(content).toMatch(/rye sourdough/i);
    expect(content).not.toContain('[');
  }
});

test('long drafts say who writes', async () => {
  const about = 'We are a family bakery in Leeds';
  for (const content of await contentsOf({ length: 'long', about })) expect(content).toContain(`${about}.`);
});

test('a professional tone has no contractions and no exclamation marks', async () => {
  for (const content of await contentsOf({ tone: 'professional' }, 'We’re hiring a barista! Don’t wait.'))
    expect(content).not.toMatch(/’re|n’t|!/);
});

test('a goal asks for what it needs', async () => {
  expect((await contentsOf({ goal: 'sell' }, 'Our rye loaf is back')).join()).toContain(
    '[Where to buy or order]',
  );
  expect((await contentsOf({ goal: 'hire' }, 'Our kitchen grows')).join()).toContain('[How to apply');
});

test('the versions for the networks say the same news, within each network’s limit', async () => {
  const faults: unknown[] = [];
  for (const { topic, facts } of [...ENGLISH.slice(0, 12), ...FOREIGN.slice(0, 8)])
    for (const { content, versions = {}, hashtags } of (await write(topic, createSeededRandom(2))).drafts)
      for (const name of PLATFORM_NAMES) {
        const version = versions[name];
        if (version === undefined) continue;
        const whole = `${version}\n\n${hashtags.map((tag) => `#${tag}`).join(' ')}`;
        const lostFacts = facts
          .map((fact) => fact.toLowerCase())
          .filter((fact) => content.toLowerCase().includes(fact) && !version.toLowerCase().includes(fact));
        if (version === content || !fits(textSize(name, whole))) faults.push([name, version]);
        if (lostFacts.length > 0) faults.push([name, version, lostFacts]);
        if (name === 'linkedin' && EMOJI.test(version)) faults.push([name, version]);
      }
  expect(faults).toEqual([]);
});
