import { describe, expect, test } from '@jest/globals';
import { NETWORK_DETAILS } from './network-details.ts';
import { NETWORKS } from './networks.ts';

test('the ids that the API has always used stay', () => {
  const ids = Object.fromEntries(NETWORKS.map(({ name, id }) => [name, id]));
  expect(ids).toMatchObject({ facebook: 1, instagram: 2, linkedin: 3 });
});

test('no two networks have the same id, label or alias', () => {
  for (const values of [
    NETWORKS.map(({ id }) => id),
    NETWORKS.map(({ label }) => label),
    NETWORKS.flatMap(({ name, aliases }) => [name, ...aliases]),
  ])
    expect(new Set<unknown>(values).size).toBe(values.length);
});

describe.each(NETWORKS.map((network) => [network.name, network] as const))('%s', (name, network) => {
  test('has a glyph and a color dark enough for it', () => {
    expect(network.icon.path).toMatch(/^M/);
    expect(network.color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('takes a text of its longest length and none that is longer', () => {
    const { limits } = network;
    const longest = network.count('a'.repeat(limits.text), limits);
    expect(longest.length).toBeLessThanOrEqual(longest.most);
    const longer = network.count('a'.repeat(limits.text + 1), limits);
    expect(longer.length).toBeGreaterThan(longer.most);
  });

  test('has peaks within a week and choices that include the usual one', () => {
    for (const { days, from, to } of network.peaks) {
      expect(days.every((day) => day >= 1 && day <= 7)).toBe(true);
      expect([from >= 0, to <= 24, from < to]).toEqual([true, true, true]);
    }
    for (const option of network.options)
      if (option.kind === 'choice') expect(option.choices.map(({ value }) => value)).toContain(option.usual);
  });

  test('names settings that it explains', () => {
    const { connect } = network;
    const credentials = connect.how === 'oauth' ? connect.credentials : [];
    expect(Object.keys(NETWORK_DETAILS[name].settings)).toEqual(expect.arrayContaining([...credentials]));
  });
});
