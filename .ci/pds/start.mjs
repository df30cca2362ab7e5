/**
 * Starts the reference PDS with a PLC of its own and a small AppView, all on this machine, with data that ends with it.
 * Prints `ready` and the PDS's address. PORT is the PDS's; the PLC and the AppView take the two after it.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import plc from '@did-plc/server';
import { startAppView } from './appview.mjs';

process.env.LOG_ENABLED ??= 'false';
// A client is known by a public https address. Those of tests are `https://p<port>.carillon-tests.org`: that port of this machine.
const outside = globalThis.fetch;
const CLIENT = /^https:\/\/p(\d{4,5})\.carillon-tests\.org(\/.*)$/;
globalThis.fetch = (input, init) => {
  const [, clientPort, path] = CLIENT.exec(input instanceof Request ? input.url : String(input)) ?? [];
  if (!clientPort) return outside(input, init);
  const { method, headers, signal } = input instanceof Request ? input : (init ?? {});
  return outside(`http://127.0.0.1:${clientPort}${path}`, { method, headers, signal });
};
const { PDS, envToCfg, envToSecrets, readEnv } = await import('@atproto/pds');

const port = Number(process.env.PORT ?? 25600);
const dataFolder = process.env.PDS_DATA;
const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'pds-')));
const secret = (name) => process.env[name] ?? randomBytes(32).toString('hex');

const directory = plc.PlcServer.create({ db: plc.Database.mock(), port: port + 1 });
await directory.start();

// Only `localhost` makes the public address http://, and the PLC is found by that name alone.
const address = `http://localhost:${port}`;
const appView = await startAppView(address, port + 2);
const env = {
  ...readEnv(),
  devMode: true,
  hostname: 'localhost',
  port,
  inviteRequired: false,
  disableSsrfProtection: true,
  dataDirectory: folder,
  blobstoreDiskLocation: join(folder, 'blobs'),
  didPlcUrl: `http://localhost:${port + 1}`,
  serviceHandleDomains: ['.test'],
  bskyAppViewUrl: appView.url,
  bskyAppViewDid: 'did:web:appview.test',
  jwtSecret: secret('PDS_JWT'),
  dpopSecret: secret('PDS_DPOP'),
  adminPassword: 'admin',
  plcRotationKeyK256PrivateKeyHex: secret('PDS_ROTATION_KEY'),
};
const pds = await PDS.create(envToCfg(env), envToSecrets(env));
await pds.start();
console.log(`ready ${address}`);

const stop = async () => {
  await pds.destroy();
  await directory.destroy();
  await appView.close();
  if (!dataFolder) await rm(folder, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
