import { AppError } from '@carillon/kit/errors.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { expect, test } from '@jest/globals';
import { serveMcp } from './serve.ts';

type Deps = Parameters<typeof serveMcp>[0];
type Client = ReturnType<Deps['services']['onBehalfOf']>;

/** Calls a tool of the server, where the services answer as `call` does. */
async function callTool(name: string, call: Client['call'], { signal, callMs = 60_000 }: Calling = {}) {
  const logged: unknown[] = [];
  const log = { ...quietLog, error: (entry: unknown) => void logged.push(entry) };
  const services = { onBehalfOf: () => ({ call }) };
  const deps = { services, telemetry: { log }, newId: () => 'id' } as unknown as Deps;
  const user = { userId: 'ada', workspaceId: 'w', role: 'owner', userProof: 'proof' } as const;
  const accept = 'application/json, text/event-stream';
  const headers = { 'content-type': 'application/json', accept, 'mcp-protocol-version': '2025-06-18' };
  const request = new Request('http://localhost/mcp', { method: 'POST', headers, signal: signal ?? null });
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: INPUT[name] } };
  const reply = await serveMcp(deps, user, request, message, callMs).then((one) => one.text());
  return { reply, logged };
}

interface Calling {
  readonly signal?: AbortSignal;
  readonly callMs?: number;
}

const INPUT: Record<string, object> = {
  save_draft: { text: 'Bells' },
  list_posts: {},
  cancel_post: { post_id: 5, because: 'rain' },
};
const never = (() => new Promise(() => undefined)) as Client['call'];

test('says that the outcome is unknown when a change reaches its time limit', async () => {
  const { reply, logged } = await callTool('save_draft', never, { callMs: 20 });
  expect(reply).toContain('the change may have been made anyway');
  expect(reply).toContain('get_post, list_posts');
  expect(reply).toContain('"isError":true');
  expect(logged).toEqual([]);
});

test('says to try again when a lookup reaches its time limit', async () => {
  const { reply } = await callTool('list_posts', never, { callMs: 20 });
  expect(reply).toContain('Try again in a moment');
  expect(reply).not.toContain('may have been made');
});

test('logs nothing about a client that left, and logs unexpected errors', async () => {
  const leaving = new AbortController();
  const call = (() => {
    leaving.abort();
    return never({} as never);
  }) as Client['call'];
  expect((await callTool('list_posts', call, { signal: leaving.signal })).logged).toEqual([]);
  const failingCall = (async () => Promise.reject(new AppError('service_unavailable'))) as Client['call'];
  expect((await callTool('list_posts', failingCall)).logged).toHaveLength(1);
});

test('bad arguments are answered with sentences that name them', async () => {
  const { reply } = await callTool('cancel_post', never);
  expect(reply).toContain('"isError":true');
  expect(reply).toContain('post_id must be text.');
  expect(reply).toContain('The request can’t have “because”.');
  expect(reply).not.toMatch(/Input validation error|expected/);
});
