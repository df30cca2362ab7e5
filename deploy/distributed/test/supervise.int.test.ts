import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { freePort, freePorts } from '../../processes/ports.ts';
import { composeDistributed } from '../compose.ts';
import { readConfig } from '../config.ts';
import { planPorts } from '../ports.ts';
import { supervise } from '../supervise.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** Another program at a port, which answers everything well. */
async function startOther(port: number): Promise<void> {
  const server = createServer((_, reply) => reply.end('ok')).listen(port, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
}

function standIn(port: number, { script = 'deploy/distributed/test/stand-in.ts', watched = '' } = {}) {
  const lines: string[] = [];
  const gaveUp = jest.fn();
  const piece = {
    name: 'stand-in',
    script,
    env: { PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  };
  const one = supervise(piece, {
    env: process.env,
    say: (line) => lines.push(line),
    onGiveUp: (_, takenPort) => gaveUp(takenPort),
    ...(watched && { watched }),
  });
  open.push(one);
  return { one, lines, gaveUp };
}

test('a piece is ready when it answers itself, not when another program does so at its port', async () => {
  const port = await freePort();
  await startOther(port);
  const { one, lines, gaveUp } = standIn(port);
  await expect(one.ready()).rejects.toThrow('stand-in did not start');
  expect(gaveUp.mock.calls).toEqual([[port]]);
  expect(lines).toContain(`stand-in can't listen on port ${port}: another program has it.`);
  expect(lines.join('\n')).not.toContain('starts again');
});

test('a piece whose port is free gets ready', async () => {
  const { api } = await planPorts(0).next();
  const { one, gaveUp } = standIn(api);
  await one.ready();
  expect(gaveUp).not.toHaveBeenCalled();
});

test('a piece in development restarts when a source changes, and a fault in it stops nothing', async () => {
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(ROOT, '.cache/worked-on-'));
  open.push({ close: () => rm(folder, { recursive: true }) });
  const source = await readFile(path.join(ROOT, 'deploy/distributed/test/stand-in.ts'), 'utf8');
  const write = (text: string) => writeFile(path.join(folder, 'main.ts'), text);
  await write(source);
  const watchedPath = path.relative(ROOT, folder);
  const { api } = await planPorts(0).next();
  const { one, lines, gaveUp } = standIn(api, { script: `${watchedPath}/main.ts`, watched: watchedPath });
  const answer = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${api}`).catch(() => null))?.text() ?? 'nothing';
  await one.ready();
  await write(source.replace("'ok'", "'changed'"));
  await eventually(async () => expect(await answer()).toBe('changed'));
  await write('throw new Error("half written");');
  await eventually(async () => expect(lines.join('\n')).toContain('half written'));
  await write(source.replace("'ok'", "'whole again'"));
  await eventually(async () => expect(await answer()).toBe('whole again'));
  expect(gaveUp).not.toHaveBeenCalled();
});

test('a start beside another program at one of the ports ends, and says whose and which', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-'));
  open.push({ close: () => rm(folder, { recursive: true }) });
  // The store gets the second ports; health ports are a thousand higher.
  const first = await freePorts(2);
  const port = first + 1001;
  await startOther(port);
  const env = { PORT: String(first), CARILLON_DATA: folder, AMQP_URL: 'amqp://127.0.0.1:1' };
  const options = { env: process.env, say: () => undefined, onGiveUp: () => undefined };
  await expect(composeDistributed(await readConfig(env), options)).rejects.toThrow(
    `PORT: store would listen on port ${port}, which another program has`,
  );
});
