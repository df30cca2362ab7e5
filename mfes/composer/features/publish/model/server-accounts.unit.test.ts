import { connectionOf, networksOf } from '@carillon/sdk/testing/connections.ts';
import { describe, expect, test } from '@jest/globals';
import { images, words } from '../../../test/target-choices.ts';
import { type Choice, choicesOf, entriesOf, type Targets } from './targets.ts';

describe('accounts of several servers', () => {
  const onServer = (name: string, limits: object) => {
    const { limits: usual, ...rest } = connectionOf(
      'mastodon',
      [{ id: `https://${name}/1`, name: `@ada@${name}` }],
      {
        id: name,
        account: { id: `https://${name}/1`, name: `@ada@${name}`, picture: null },
      },
    );
    return { ...rest, limits: { ...usual, ...limits } };
  };
  const large = onServer('large.example', { text: 5000, comment: 5000, images: 6 });
  const small = onServer('small.example', { text: 500, comment: 500, images: 4 });
  const both = { platform: 'mastodon' as const, selected: true };
  const targets = [large, small].map(({ targets: [one] }) => ({ ...both, page_id: one?.id ?? null }));
  const mastodonOf = (text: string, targets: Targets, options: object | null = null, count = 0) =>
    choicesOf(
      networksOf(large, small),
      { ...words(text, 'x'.repeat(10)), optionsOf: () => options as Record<string, string> | null },
      images(count),
      targets,
    ).find(({ platform }) => platform === 'mastodon');

  test('a text must fit the strictest of the chosen ones, which is named', () => {
    expect(mastodonOf('x'.repeat(600), targets)?.obstacles).toEqual([
      'Too long for Mastodon (@ada@small.example): 600 of 500 characters',
    ]);
    expect(mastodonOf('x'.repeat(600), targets.slice(0, 1))?.obstacles).toEqual([]);
  });

  test('a content warning counts as the network counts it', () => {
    expect(mastodonOf('x'.repeat(495), targets, { content_warning: 'Loud bells' })?.obstacles).toEqual([
      'Too long for Mastodon (@ada@small.example): 505 of 500 characters',
    ]);
  });

  test('images must fit the strictest too', () => {
    expect(mastodonOf('Hello', targets, null, 5)?.obstacles).toEqual([
      'Mastodon (@ada@small.example) accepts at most 4 images',
    ]);
  });

  test('alt texts must fit the strictest too', () => {
    const strict = onServer('small.example', { alt_text: 10 });
    const files = images(1).map((one) => ({ ...one, altText: 'x'.repeat(11) }));
    const choices = choicesOf(networksOf(large, strict), words('Hello'), files, targets);
    expect(choices.find(({ platform }) => platform === 'mastodon')?.obstacles).toEqual([
      'Alt text too long for Mastodon (@ada@small.example): 11 of 10 characters',
    ]);
  });

  test('names nobody if only one is chosen', () => {
    expect(mastodonOf('x'.repeat(600), targets.slice(1))?.obstacles).toEqual([
      'Too long for Mastodon: 600 of 500 characters',
    ]);
  });

  test('an account is only held back by what it would reject itself', () => {
    const [big, little] = targets.map(({ page_id }) => page_id);
    expect(mastodonOf('x'.repeat(600), targets.slice(1))?.refusing).toEqual([little]);
    expect(mastodonOf('Hello', targets)?.refusing).toEqual([]);
    expect(mastodonOf('x'.repeat(5001), targets)?.refusing).toEqual([big, little]);
  });

  test('sends options with each of them', () => {
    const choice = mastodonOf('Hello', targets) as Choice;
    const options = { visibility: 'private' };
    expect(entriesOf([choice], { ...words('Hello'), optionsOf: () => options })).toEqual(
      targets.map(({ page_id }) => ({ platform_id: 5, page_id, content: 'Hello', options: options })),
    );
  });
});
