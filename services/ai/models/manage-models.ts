import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makePrivateFolder } from '@carillon/kit/private-folder.ts';
import { CATALOG, type CatalogModel } from './catalog.ts';
import { DownloadError, download } from './download.ts';
import { GPUS, type Gpu, installRuntime } from './install-runtime.ts';
import { fileIn, type InUse, inUseFile, readInUse } from './model-folder.ts';

export const HUB = 'https://huggingface.co';

export const USAGE = `npm run model -- list              shows the models, and which are here
npm run model -- get NAME          downloads a model, and uses it
npm run model -- use NAME|FILE     uses a model that is here, or any GGUF file; "none" for no model
npm run model -- remove NAME       deletes a model
npm run model -- runtime           installs what runs models, for MODEL_FILE
--gpu cuda|vulkan                  with get, use or runtime: also for a graphics card (set LOCAL_MODEL_GPU=true)`;

interface Deps {
  readonly folder: string;
  /** Where models come from: MODEL_HUB, or the hub itself. */
  readonly hub: string;
  readonly catalog?: readonly CatalogModel[];
  readonly install?: typeof installRuntime;
  say(line: string): void;
  onProgress(bytes: number, size: number): void;
}

/**
 * @returns the exit code
 * @throws DownloadError in words for who asked
 */
export async function manageModels(args: readonly string[], deps: Deps): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { gpu: { type: 'string' } },
    allowPositionals: true,
  });
  const gpu = GPUS.find((one) => one === values.gpu) ?? null;
  const [command, name] = positionals;
  const commands: Readonly<Record<string, () => Promise<void>>> = {
    list: () => list(deps),
    runtime: () => install(deps, gpu),
    ...(name && {
      get: () => get(name, gpu, deps),
      use: () => use(name, gpu, deps),
      remove: () => remove(name, deps),
    }),
  };
  const run = command && Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || (values.gpu !== undefined && gpu === null)) {
    deps.say(USAGE);
    return 2;
  }
  await run();
  return 0;
}

const catalogOf = ({ catalog = CATALOG }: Deps): readonly CatalogModel[] => catalog;

async function list(deps: Deps): Promise<void> {
  const inUse = readInUse(deps.folder);
  for (const { name, parameters, license, languages, size, memoryMb } of catalogOf(deps)) {
    const file = fileIn(deps.folder, name);
    const state = inUse?.file === file ? 'in use' : existsSync(file) ? 'here' : '';
    const columns = [
      name.padEnd(14),
      `${parameters} billion parameters`.padEnd(24),
      `${gigabytes(size)} GB`.padEnd(8),
      `about ${gigabytes(memoryMb * 1e6)} GB of memory`.padEnd(24),
      languages.join(' ').padEnd(12),
      license.padEnd(28),
      state,
    ];
    deps.say(columns.join('').trimEnd());
  }
  if (inUse && path.dirname(inUse.file) !== deps.folder) deps.say(`${inUse.file} is in use.`);
}

async function get(name: string, gpu: Gpu | null, deps: Deps): Promise<void> {
  const model = findModel(name, deps);
  makePrivateFolder(deps.folder);
  const target = fileIn(deps.folder, name);
  deps.say(`${name}: ${gigabytes(model.size)} GB under the ${model.license} (${model.licenseUrl})`);
  const { size, sha256 } = model;
  const { onProgress } = deps;
  if (!existsSync(target))
    await download({ url: `${deps.hub}/${model.path}`, target, size, sha256 }, { onProgress });
  await use(name, gpu, deps);
}

async function use(name: string, gpu: Gpu | null, deps: Deps): Promise<void> {
  makePrivateFolder(deps.folder);
  if (name === 'none') {
    await rm(inUseFile(deps.folder), { force: true });
    return deps.say('No local model is in use. Start Carillon again for that to apply.');
  }
  const chosenModel = choice(name, deps);
  await install(deps, gpu);
  await writeFile(inUseFile(deps.folder), `${JSON.stringify(chosenModel)}\n`, { mode: 0o600 });
  deps.say(`${chosenModel.name} is in use. Start Carillon again for it to write.`);
}

/** @throws DownloadError if there is no such model here */
function choice(name: string, deps: Deps): InUse {
  if (name.endsWith('.gguf')) {
    const file = path.resolve(name);
    if (!existsSync(file)) throw new DownloadError(`${file} isn’t there.`);
    return { name: path.basename(file, '.gguf').slice(0, 100), file };
  }
  findModel(name, deps);
  if (!existsSync(fileIn(deps.folder, name)))
    throw new DownloadError(`${name} isn’t here yet: npm run model -- get ${name}`);
  return { name, file: `${name}.gguf` };
}

async function remove(name: string, deps: Deps): Promise<void> {
  findModel(name, deps);
  const file = fileIn(deps.folder, name);
  if (readInUse(deps.folder)?.file === file) await rm(inUseFile(deps.folder), { force: true });
  for (const one of [file, `${file}.part`, `${file}.part.json`]) await rm(one, { force: true });
  deps.say(`${name} is removed.`);
}

const install = (deps: Deps, gpu: Gpu | null): Promise<void> => {
  makePrivateFolder(deps.folder);
  return (deps.install ?? installRuntime)(deps.folder, { gpu, say: deps.say });
};

/** @throws DownloadError for a name that the table doesn't have */
function findModel(name: string, deps: Deps): CatalogModel {
  const model = catalogOf(deps).find((one) => one.name === name);
  if (model) return model;
  const names = catalogOf(deps).map((one) => one.name);
  throw new DownloadError(`There is no model ${name}. There are ${names.join(', ')}.`);
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);
