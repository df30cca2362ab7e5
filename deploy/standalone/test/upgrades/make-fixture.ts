import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { freePort } from '../../../processes/ports.ts';
import { NODE, ROOT } from '../../prepare.mjs';
import { presentFormats } from '../../upgrades/present-formats.ts';
import { fill } from './fill.ts';
import { filesIn, fixtureNames, numberOf, readFixture, sizeOf, writeFixture } from './fixture.ts';

// `npm run fixtures:format`: stores a small data folder in the current formats, which later versions are tested to
// upgrade. `-- --from CHECKOUT --name format-N` makes one from an older checkout.
const { values } = parseArgs({ options: { from: { type: 'string' }, name: { type: 'string' } } });
const names = fixtureNames();
const present = await presentFormats();
const existing = names.find((name) => isDeepStrictEqual(readFixture(name).formats, present));
if (existing && !values.from) {
  console.log(`${existing} is of the present formats: there is nothing to make.`);
  process.exit();
}

const folder = await mkdtemp(path.join(tmpdir(), 'fixture-'));
const port = await freePort();
const url = `http://localhost:${port}`;
const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', 'deploy/standalone/main.ts'], {
  cwd: values.from ?? ROOT,
  env: { ...process.env, PORT: String(port), CARILLON_DATA: folder, DEMO: 'off', PLANS: 'on' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => child.kill());
for await (const line of createInterface(child.stdout)) if (line.includes('Carillon is ready')) break;
const madeAt = new Date().toISOString();
await fill(url);
child.kill('SIGTERM');
await once(child, 'exit');

const files = filesIn(folder);
const formats = await formatsIn(path.join(folder, 'store'));
const name = values.name ?? `format-${Math.max(0, ...names.map(numberOf)) + 1}`;
writeFixture(name, { madeAt, port, formats, files });
await rm(folder, { recursive: true });
console.log(`${name} is made, ${Math.ceil(sizeOf(name) / 1000)} KB: ${JSON.stringify(formats)}`);
process.exit();

async function formatsIn(store: string): Promise<Record<string, number>> {
  const { uri, close } = await startEmbeddedStore({ folder: store });
  const connection = await connectUnchecked(uri, 'carillon');
  const client = connection.getClient();
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  const fixtures: [string, number][] = [];
  for (const one of databases) {
    const row = await client.db(one.name).collection('format').findOne({});
    if (row) fixtures.push([one.name.replace('carillon_', ''), Number(row.version)]);
  }
  await connection.close();
  await close();
  return Object.fromEntries(fixtures.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
