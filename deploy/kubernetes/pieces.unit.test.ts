import { readFileSync } from 'node:fs';
import { USER_SERVER_PORTS } from '@carillon/contracts/domain/user-server-ports.ts';
import { NETWORK_SETTINGS } from '@carillon/contracts/networks/settings.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { piecesOf } from './pieces.ts';
import { renderFiles } from './write-pieces.ts';

const services = await readServices();
const pieces = piecesOf(services, ['tools']);

test('the chart has the pieces that there are: npm run chart', async () => {
  for (const [file, text] of Object.entries(await renderFiles()))
    expect(readFileSync(file, 'utf8')).toBe(text);
});

test('an image is called like a piece, which says its tag', () => {
  for (const { image } of Object.values(pieces)) expect(pieces[image]?.image).toBe(image);
});

test('a piece gets every setting of its process, from one place', () => {
  for (const { name, settings, keys, folders } of services.processes) {
    const piece = pieces[name];
    const notified = [
      ...Object.keys({ ...piece?.secrets, ...piece?.optionalSecrets, ...piece?.folders }),
      ...(piece?.settings ?? []),
    ];
    expect(notified).toEqual(expect.arrayContaining([...Object.keys({ ...settings, ...folders }), ...keys]));
    expect(new Set(notified).size).toBe(notified.length);
  }
});

test('a pod has as long to end as its process may take for its longest call', () => {
  const ends = (name: string) => pieces[name]?.endsWithinSeconds;
  expect(['ai', 'notifications', 'worker', 'mfe-tools'].map(ends)).toEqual([205, 85, 25, 25]);
  // It passes uploads on.
  expect(ends('gateway')).toBe(ends('posts'));
});

test('who calls a piece is who has its address', () => {
  for (const [name, { calls }] of Object.entries(pieces))
    for (const callee of Object.values(calls)) expect(pieces[callee]?.calledBy).toContain(name);
  expect(pieces['mfe-tools']).toMatchObject({ image: 'mfe-tools', port: 8090, calledBy: ['gateway'] });
});

test('who speaks with networks, models, payment providers and mail servers may go outside', () => {
  const outside = [...Object.keys(NETWORK_SETTINGS).filter((name) => /_GRAPH_URL$/.test(name))];
  for (const { name, settings, callsOutside } of services.processes)
    if ([...outside, 'OPENAI_BASE_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL'].some((one) => one in settings))
      expect([name, callsOutside]).toEqual([name, true]);
  expect(pieces.gateway).not.toHaveProperty('callsOutside');
  expect(pieces.notifications?.callsOutside).toContain(587);
});

test('a pod gets to every port that users may name for a server of theirs', () => {
  const namedProcesses = services.processes.filter(({ settings }) =>
    Object.keys(settings).some((one) => /_GRAPH_URL$/.test(one)),
  );
  expect(namedProcesses.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['identity', 'worker', 'collector']),
  );
  for (const name of ['deliverer', ...namedProcesses.map((one) => one.name)])
    expect([name, pieces[name]?.callsOutside]).toEqual([
      name,
      expect.arrayContaining([...USER_SERVER_PORTS]),
    ]);
  expect(pieces.deliverer?.callsOutside).toEqual([443, 8443]);
});
