import { REQUEST_LIMITS, UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { expect, test } from '@jest/globals';
import { forward } from './forward.ts';

const MB = 1024 * 1024;
const chunk = new Uint8Array(MB);

/** An upload that is generated while it is read. */
function upload(megabytes: number, headers: Record<string, string> = {}): Request {
  let remaining = megabytes;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (remaining-- > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
  return new Request('http://localhost/api/posts/publish', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

async function forwardRequest(
  request: Request,
  bodyLimit: number,
  reply = () => Response.json({ success: true }),
) {
  let bytes = 0;
  const response = await forward(request, {
    transport: async (passed) => {
      try {
        for await (const part of passed.body ?? []) bytes += part.byteLength;
        return Response.json({ bytes });
      } catch {
        return reply();
      }
    },
    service: 'posts',
    target: '/posts/publish',
    statement: null,
    withinMs: null,
    bodyLimit,
  });
  return response.json();
}

test('the largest video fits for each of three networks', async () => {
  const three = (3 * UPLOAD_LIMITS.videoBytes) / MB;
  expect(await forwardRequest(upload(three + 1), REQUEST_LIMITS.multipart)).toEqual({
    bytes: (three + 1) * MB,
  });
});

const refusal = { code: 'too_large', message: 'The upload is too large. Send at most 3 MB at a time.' };

test('more than the limit is refused before it is sent, with the limit', async () => {
  const request = upload(0, { 'content-length': String(4 * MB) });
  await expect(forwardRequest(request, 3 * MB)).rejects.toMatchObject(refusal);
});

test.each([
  ['replies that the form breaks off', () => Response.json({ error: 'malformed_request' }, { status: 400 })],
  [
    'does not reply',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('when the size was not told the limit is named all the same, though the service %s', async (_, reply) => {
  await expect(forwardRequest(upload(4), 3 * MB, reply)).rejects.toMatchObject(refusal);
});

test('a service that does not begin to answer is not waited for, and hears that nobody does', async () => {
  let passed: Request | undefined;
  const response = forward(new Request('http://localhost/api/user'), {
    transport: (request) => {
      passed = request;
      return new Promise(() => undefined);
    },
    service: 'identity',
    target: '/user',
    statement: null,
    withinMs: 1,
    bodyLimit: 0,
  });
  await expect(response).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(passed?.signal.aborted).toBe(true);
});
