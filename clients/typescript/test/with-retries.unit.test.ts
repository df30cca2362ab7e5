import { describe, expect, test } from '@jest/globals';
import { withRetries } from '../src/with-retries.ts';

/** The waits of a call whose first reply is a 503 with these headers, and the status that it ends with. */
async function callAfter503(headers: Record<string, string>) {
  const waits: number[] = [];
  const replies = [new Response(null, { status: 503, headers }), new Response(null, { status: 204 })];
  const fetch = withRetries(async () => replies.shift() as Response, {
    tries: 2,
    longestWaitMs: 60_000,
    wait: async (ms) => void waits.push(ms),
  });
  const { status } = await fetch(new Request('https://carillon.example/api/posts/user'));
  return { waits, status };
}

const date = 'Sun, 29 Nov 2026 10:00:00 GMT';

describe('the wait that Retry-After asks for', () => {
  test('is in seconds', async () => {
    expect(await callAfter503({ 'retry-after': '7' })).toEqual({ waits: [7000], status: 204 });
  });

  // RFC 9110, section 10.2.3. ky 1.14.3, got 14.6.6 and undici 7.30.2 wait until such a date too.
  test('ends at a date, by the clock of the server', async () => {
    const headers = { date, 'retry-after': 'Sun, 29 Nov 2026 10:00:20 GMT' };
    expect(await callAfter503(headers)).toEqual({ waits: [20_000], status: 204 });
  });

  test('leaves the reply as it is where it is too long', async () => {
    const headers = { date, 'retry-after': 'Sun, 29 Nov 2026 12:00:00 GMT' };
    expect(await callAfter503(headers)).toEqual({ waits: [], status: 503 });
  });

  test.each(['', 'soon', '-5'])('is the client’s own for %j', async (header) => {
    expect((await callAfter503({ date, 'retry-after': header })).waits).toEqual([500]);
  });

  test('is the client’s own where the date is over', async () => {
    expect((await callAfter503({ date, 'retry-after': 'Sun, 29 Nov 2026 09:00:00 GMT' })).waits).toEqual([
      500,
    ]);
  });
});
