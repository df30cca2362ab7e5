import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface ListedRecord {
  readonly uri: string;
  readonly value: { readonly text: string };
}

export interface FaultyPds {
  /** Through the proxy. */
  readonly address: string;
  readonly plcUrl: string;
  account(): Promise<{ readonly did: string; readonly accessToken: string }>;
  /** Kills the server again and again, and cuts and slows connections. */
  storm(): { kills: number; cuts: number; slow: number; end(): Promise<void> };
  /** All posts, as the server lists them. */
  list(repo: string): Promise<ListedRecord[]>;
  close(): Promise<void>;
}

const FOLDER = resolve('.cache/pds');
/** On a busy machine it takes long to start, so that more kills would leave it no time to work. */
const MAX_KILLS = 4;
const KILL_AFTER_MS = 1500;

/** A reference PDS with data that a kill leaves, behind a proxy of ours. It takes three ports, and the proxy the sixth. */
export async function startFaultyPds(port: number): Promise<FaultyPds> {
  const data = await mkdtemp(join(tmpdir(), 'faulty-pds-'));
  const secret = () => randomBytes(32).toString('hex');
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    PDS_DATA: data,
    LOG_ENABLED: 'false',
    PDS_JWT: secret(),
    PDS_DPOP: secret(),
    PDS_ROTATION_KEY: secret(),
  };
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['start.mjs'], {
      cwd: FOLDER,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let body = '';
    for await (const part of child.stdout ?? []) {
      body += part;
      if (body.includes('ready ')) break;
    }
    if (!body.includes('ready ')) throw new Error('The PDS did not start');
    return child;
  };
  let child = await start();
  const proxy = faultyProxy(port);
  await proxy.listen(port + 5);
  const direct = `http://localhost:${port}`;

  return {
    address: `http://localhost:${port + 5}`,
    plcUrl: `http://localhost:${port + 1}`,
    async account() {
      const reply = await fetch(`${direct}/xrpc/com.atproto.server.createAccount`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ handle: 'faulty.test', email: 'f@example.com', password: 'a main password' }),
      });
      const { did, accessJwt } = (await reply.json()) as { did: string; accessJwt: string };
      return { did, accessToken: accessJwt };
    },
    storm() {
      proxy.faulty = true;
      let isOver = false;
      const storm = {
        kills: 0,
        get cuts() {
          return proxy.cuts;
        },
        get slow() {
          return proxy.slow;
        },
        async end() {
          isOver = true;
          proxy.faulty = false;
          await killing;
        },
      };
      const killing = (async () => {
        // The first while a call is under way, however soon all of them are done.
        await proxy.called();
        while (!isOver && storm.kills < MAX_KILLS) {
          child.kill('SIGKILL');
          await once(child, 'exit');
          storm.kills++;
          child = await start();
          await new Promise((waited) => setTimeout(waited, KILL_AFTER_MS * (0.3 + Math.random())));
        }
      })();
      return storm;
    },
    async list(repo) {
      const records: ListedRecord[] = [];
      for (let cursor = ''; ; ) {
        const query = new URLSearchParams({ repo, collection: 'app.bsky.feed.post', limit: '100' });
        if (cursor) query.set('cursor', cursor);
        const reply = await fetch(`${direct}/xrpc/com.atproto.repo.listRecords?${query}`);
        const page = (await reply.json()) as { records: ListedRecord[]; cursor?: string };
        records.push(...page.records);
        if (!page.cursor || page.records.length === 0) return records;
        cursor = page.cursor;
      }
    },
    async close() {
      await proxy.close();
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Passes bytes on. While it is faulty it cuts some connections, before or behind the request, and slows others. */
function faultyProxy(target: number) {
  const open = new Set<Socket>();
  const state = {
    faulty: false,
    cuts: 0,
    slow: 0,
    listen,
    close,
    /** Resolves at the next connection. */
    called: () => once(server, 'connection'),
  };
  const server = createServer((client) => {
    const upstream = connect(target, 'localhost');
    const fate = state.faulty ? Math.random() : 1;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    if (fate < 0.1) {
      state.cuts++;
      client.destroy();
      return;
    }
    client.pipe(upstream);
    if (fate < 0.3) {
      // The server does its work, and the reply is lost.
      state.cuts++;
      upstream.once('data', () => client.destroy());
    } else if (fate < 0.4) {
      state.slow++;
      const wait = Math.random() < 0.5 ? 500 : 3000;
      upstream.on('data', (part) => setTimeout(() => client.write(part), wait).unref());
    } else upstream.pipe(client);
  });
  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  async function close(): Promise<void> {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  }
  return state;
}
