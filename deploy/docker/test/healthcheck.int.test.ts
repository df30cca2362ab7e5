import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const dockerfile = readFileSync(path.join(import.meta.dirname, '../Dockerfile'), 'utf8');
const checks = [...dockerfile.matchAll(/^HEALTHCHECK (.*) \\\n {2}CMD (\[.*\])$/gm)].map(
  ([, options, command]) => ({
    options: options ?? '',
    command: JSON.parse(command ?? '[]') as readonly string[],
  }),
);

/** The exit code of an image's health check, beside something that answers operators, or nothing. */
async function runCheck(answer: number | null): Promise<number> {
  const paths: string[] = [];
  const server = createServer((request, reply) => {
    paths.push(request.url ?? '');
    reply.writeHead(answer ?? 500).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (answer === null) server.close();
  const [program = '', ...args] = checks[0]?.command ?? [];
  const code = await new Promise<number>((resolve) =>
    execFile(program, args, { env: { PATH: process.env.PATH, OPS_PORT: `${port}` } }, (error) =>
      resolve(error ? Number(error.code) : 0),
    ),
  );
  server.close();
  expect(paths).toEqual(answer === null ? [] : ['/readyz']);
  return code;
}

test('a container is healthy exactly while it reports itself as ready', async () => {
  expect([await runCheck(200), await runCheck(503), await runCheck(null)]).toEqual([0, 1, 1]);
});

test('to look costs no start of Node, and is the same in every image', () => {
  expect(checks).toHaveLength(2);
  expect(checks[1]).toEqual(checks[0]);
  expect(checks[0]?.command[0]).toBe('bash');
});

test('a piece has as long to start as in the chart', () => {
  const chart = readFileSync(
    path.join(import.meta.dirname, '../../kubernetes/chart/templates/deployments.yaml'),
    'utf8',
  );
  const [, period, failures] =
    /startupProbe: .*periodSeconds: (\d+),.*failureThreshold: (\d+)/.exec(chart) ?? [];
  expect(checks[0]?.options).toContain(`--start-period=${Number(period) * Number(failures)}s`);
});
