import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { describe, expect, test } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { LOOKING_TOOLS } from '../assistant/model/looking-tools.ts';
import { PROPOSING_TOOLS } from '../assistant/model/proposing-tools.ts';
import { serveMcp } from './serve.ts';
import { MCP_TOOLS } from './tools.ts';

type Deps = Parameters<typeof serveMcp>[0];

const user = { userId: 'ada', workspaceId: 'w', role: 'owner', userProof: 'proof' } as const;
const call = async () => ({ timezone: 'Europe/Berlin', drafts: [], next: null });
const deps = {
  services: { onBehalfOf: () => ({ call }) },
  telemetry: { log: quietLog },
  newId: () => 'id',
} as unknown as Deps;

const serve = async (request: Request): Promise<Response> => {
  const text = await request.text();
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  return serveMcp(deps, user, request, JSON.parse(text));
};

/** A message as a client writes it; without an Accept header where none is given. */
function send(message: object, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }) };
  const all = new Headers({ 'content-type': 'application/json', ...headers });
  return serve(new Request('http://localhost/mcp', { ...init, headers: all }));
}

const initialize = (protocolVersion: string) => ({
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});
const list = { method: 'tools/list' };
const useTool = { method: 'tools/call', params: { name: 'list_drafts', arguments: {} } };

async function connect(mode: 'legacy' | 'auto', accept?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const fetchThis = (url: URL | string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    if (accept) headers.set('accept', accept);
    return serve(new Request(url, { ...init, headers }));
  };
  const url = new URL('http://localhost/mcp');
  await client.connect(new StreamableHTTPClientTransport(url, { fetch: fetchThis }));
  return client;
}

describe('the Accept headers of clients', () => {
  test.each(['*/*', 'application/*', 'application/json', undefined])(
    '%s is answered in JSON',
    async (accept) => {
      for (const message of [initialize('2025-06-18'), list, useTool]) {
        const reply = await send(message, accept ? { accept } : {});
        expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json']);
        expect(await reply.json()).toMatchObject({ jsonrpc: '2.0', id: 1, result: {} });
      }
    },
  );

  test('a stream where it names one', async () => {
    const reply = await send(list, { accept: 'application/json, text/event-stream' });
    expect(reply.headers.get('content-type')).toBe('text/event-stream');
    expect(await reply.text()).toContain('"list_drafts"');
  });

  test('neither is refused', async () => {
    expect((await send(list, { accept: 'text/html' })).status).toBe(406);
  });

  test.each([
    ['legacy', '*/*'],
    ['auto', '*/*'],
    ['legacy', 'application/json'],
    ['auto', 'application/*'],
  ] as const)('the official client (%s) works when it sends %s', async (mode, accept) => {
    const client = await connect(mode, accept);
    expect((await client.listTools()).tools).toHaveLength(MCP_TOOLS.length);
    const { isError, structuredContent } = await client.callTool({ name: 'list_drafts', arguments: {} });
    expect([isError, structuredContent]).toMatchObject([undefined, { drafts: [] }]);
  });
});

describe('the agreed revision', () => {
  test.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2024-11-05', '2024-11-05'],
    ['2023-01-01', '2025-11-25'],
    // Its servers must take batches, which are refused.
    ['2025-03-26', '2024-11-05'],
  ])('for %s is %s', async (requestedVersion, agreed) => {
    const reply = await send(initialize(requestedVersion));
    expect(await reply.json()).toMatchObject({ result: { protocolVersion: agreed } });
  });

  test('is never one whose servers accept batches', async () => {
    const reply = await send(list, { 'mcp-protocol-version': '2025-03-26' });
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('2025-06-18')]);
  });
});

/** Keywords of a tool's schema that every client's parser takes: Gemini's, the narrowest, allows no others. */
const PLAIN = [
  ...['type', 'title', 'description', 'enum', 'default', 'properties', 'required', 'items', 'anyOf'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
];

interface Node extends Record<string, unknown> {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

const partsOf = (node: Node): Node[] => [
  node,
  ...[
    ...Object.values(node.properties ?? {}),
    ...(node.items ? [node.items] : []),
    ...(node.anyOf ?? []),
  ].flatMap(partsOf),
];

const { tools } = await (await connect('legacy')).listTools();

describe.each(tools)('the schema of $name', ({ inputSchema }) => {
  const parts = partsOf(inputSchema as Node);

  test('has plain keywords alone', () => {
    for (const part of parts) expect(PLAIN).toEqual(expect.arrayContaining(Object.keys(part)));
  });

  test('says one type of each thing, and has no null', () => {
    for (const { type, anyOf } of parts)
      expect(anyOf ?? ['object', 'array', 'string', 'integer', 'number', 'boolean']).toEqual(
        expect.arrayContaining(anyOf ? [] : [type]),
      );
    expect(JSON.stringify(parts)).not.toContain('"null"');
  });

  test('has enums of texts alone', () => {
    for (const part of parts)
      expect((part.enum ?? []).filter((value) => typeof value !== 'string')).toEqual([]);
  });
});

test.each([...LOOKING_TOOLS, ...PROPOSING_TOOLS])(
  'describes the input of $name to models in plain keywords',
  ({ definition }) => {
    for (const part of partsOf(definition.function.parameters as Node))
      expect(PLAIN).toEqual(expect.arrayContaining(Object.keys(part)));
  },
);

test('save_draft says the least version, and read_analytics which days there are', () => {
  const propertiesOf = (name: string) =>
    tools.find((tool) => tool.name === name)?.inputSchema.properties as Record<string, Node>;
  expect(propertiesOf('save_draft').version).toMatchObject({ type: 'integer', minimum: 1 });
  expect(propertiesOf('read_analytics').days).toMatchObject({ type: 'string', enum: ['7', '30', '90'] });
});
