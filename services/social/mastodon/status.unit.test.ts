import { describe, expect, test } from '@jest/globals';
import { publishedAs, status, statuses } from './status.ts';

const post = (over: object = {}) => ({
  id: '9',
  created_at: '2026-11-21T10:00:01Z',
  account: { id: '1', acct: 'a', display_name: 'Anna' },
  ...over,
});

describe('status', () => {
  test('refuses an id of more than 100 characters', () => {
    expect(status.safeParse(post({ id: 'x'.repeat(101) })).success).toBe(false);
  });

  test('cuts long names', () => {
    const account = { id: '1', acct: 'a'.repeat(400), display_name: 'b'.repeat(400) };
    const parsed = status.parse(post({ account, application: { name: 'c'.repeat(400) } }));
    expect([
      parsed.account.acct.length,
      parsed.account.display_name?.length,
      parsed.application?.name?.length,
    ]).toEqual([300, 300, 300]);
  });

  test('leaves a list without posts whose account or time is not usable', () => {
    const odd = [
      post({ account: { id: 'x'.repeat(101), acct: 'a' } }),
      post({ created_at: 'x'.repeat(101) }),
    ];
    expect(statuses.parse([...odd, post()])).toHaveLength(1);
  });
});

describe('publishedAs', () => {
  test('passes on addresses of the web alone', () => {
    const parsedStatus = status.parse(post({ url: 'javascript:alert(1)', uri: 'https://m.example/9' }));
    expect(publishedAs('https://m.example', parsedStatus).url).toBe('https://m.example/9');
  });
});
