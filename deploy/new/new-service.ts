import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { copyTemplate } from './copy-template.ts';
import { NotMade } from './not-made.ts';

const TEMPLATE = path.join(import.meta.dirname, 'service-template');
const OPS_OFFSET = 1000;

/**
 * Makes `services/NAME`, and its contract in `contracts/http/NAME`: a service with one operation. Gives what to do next.
 * @throws NotMade
 */
export async function newService(root: string, name: string): Promise<string[]> {
  if (!/^[a-z][a-z0-9]{1,23}$/.test(name))
    throw new NotMade(`"${name}" can't name a service: use 2 to 24 lower-case letters and digits.`);
  const folder = path.join(root, 'services', name);
  const contracts = path.join(root, 'contracts/http', name);
  for (const target of [folder, contracts])
    if (existsSync(target)) throw new NotMade(`${path.relative(root, target)} is there already.`);
  const { processes } = await readServices();
  const owner = processes.find((one) => one.name === name)?.service;
  if (owner) throw new NotMade(`${name} is a process of services/${owner} already; choose another name.`);

  const ports = new Set(processes.flatMap(({ port, opsPort }) => [port ?? opsPort - OPS_OFFSET, opsPort]));
  let port = 8081;
  while (ports.has(port) || ports.has(port + OPS_OFFSET)) port++;
  const words = {
    '.tmpl': '',
    API_PORT: String(port),
    OPS_PORT: String(port + OPS_OFFSET),
    sprout: name,
    Sprout: titleOf(name),
    SPROUT: name.toUpperCase(),
  };
  mkdirSync(contracts, { recursive: true });
  copyTemplate(path.join(TEMPLATE, 'contracts'), contracts, words);
  copyTemplate(path.join(TEMPLATE, 'service'), folder, words);
  writePackage(root, folder, name);
  format(root, [folder, contracts]);
  return [
    `services/${name} answers POST /api/${name}/notes on port ${port}, or within npm start. Its descriptor is service.ts.`,
    `contracts/http/${name} has what it promises others.`,
    `npm run dev -w services/${name}    all of Carillon in processes; this one starts again at each change (needs AMQP_URL)`,
    `npm test -w services/${name}       its tests; PACTS=write before it, the first time, writes its pact: contracts/pacts/${name}-identity.json`,
  ];
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Line breaks and import order depend on the name's length and letters. */
function format(root: string, folders: readonly string[]): void {
  const biome = path.join(root, 'node_modules/.bin/biome');
  spawnSync(biome, ['check', '--write', '--vcs-enabled=false', ...folders], { cwd: root });
}

/** Copies the dependencies of another service, so that all have the same versions. */
function writePackage(root: string, folder: string, name: string): void {
  const { dependencies, ...like } = JSON.parse(
    readFileSync(path.join(root, 'services/sandbox/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const neededDependencies = ['@carillon/contracts', '@carillon/kit', 'hono', 'mongoose', 'zod'];
  const manifest = {
    ...like,
    name: `@carillon/${name}`,
    exports: { './service.ts': './service.ts', './stores/*.ts': './stores/*.ts' },
    dependencies: Object.fromEntries(neededDependencies.map((one) => [one, dependencies[one]])),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
