import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { FACEBOOK_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';
import { createGraph } from './graph.ts';

test('a refusal makes a page wait for as long as it has to itself, whatever others have to', async () => {
  const waitOf = (minutes: number) => [{ type: 'pages', estimated_time_to_regain_access: minutes }];
  const usage = JSON.stringify({ page: waitOf(7), other: waitOf(600) });
  const { deps } = answering(
    Response.json(
      { error: { message: 'Too many calls', code: 32 } },
      { status: 400, headers: { 'x-business-use-case-usage': usage } },
    ),
  );
  const settings = { ...FACEBOOK_DEFAULTS, clientId: 'id', clientSecret: 'secret' };
  const graph = createGraph('Facebook', settings, deps, { targetId: 'page', hasLease: () => true });
  await expect(graph.get('page/feed', { schema: z.unknown() })).rejects.toMatchObject({
    kind: 'transient',
    retryAt: new Date(deps.now().getTime() + 7 * 60_000),
  });
});
