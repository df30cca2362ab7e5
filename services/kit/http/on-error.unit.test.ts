import { plural, sentence, text } from '@carillon/contracts/text.ts';
import { expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { invalid } from '../errors.ts';
import { quietLog } from '../test/quiet-log.ts';
import { onError } from './on-error.ts';

test('fully reports an error after the reply was sent', async () => {
  const app = new Hono();
  app.onError(onError(quietLog));
  app.use(async (_, next) => {
    await next();
    throw new Error('immutable');
  });
  app.get(
    '/',
    () => new Response('ok', { headers: { 'content-length': '2', 'content-type': 'text/plain' } }),
  );
  const reply = await app.request('/');
  expect(reply.status).toBe(500);
  expect(reply.headers.get('content-length')).toBeNull();
  expect(await reply.json()).toMatchObject({ success: false, error: 'internal_error' });
});

test('a refusal carries what translates its sentences that have values', async () => {
  const app = new Hono();
  app.onError(onError(quietLog));
  app.get('/', () => {
    throw invalid({
      name: [
        sentence`Enter a name.`,
        text`Use at most ${plural({ most: 1 }, { one: '# word', other: '# words' })}.`,
      ],
      zone: [sentence`Use at most ${{ most: 64 }} characters.`],
    });
  });
  expect(await (await app.request('/')).json()).toMatchObject({
    message: 'Enter a name.',
    errors: { name: ['Enter a name.', 'Use at most 1 word.'], zone: ['Use at most 64 characters.'] },
    texts: {
      'Use at most 1 word.': {
        message: 'Use at most {most, plural, one {# word} other {# words}}.',
        values: { most: 1 },
      },
      'Use at most 64 characters.': { message: 'Use at most {most} characters.', values: { most: 64 } },
    },
  });
});
