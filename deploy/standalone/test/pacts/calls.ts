import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from '@carillon/contracts/operation.ts';
import { ROOT } from '@carillon/kit/service/read-services.ts';

const IMPORT = /import \{([^}]*)\} from '@carillon\/(contracts\/http|kit\/plan)\/([^']+)'/g;
const CODE = /^(?!.*(?:node_modules|\/dist\/|\/?\b(?:test|testing|bench)\/|\.test\.)).*\.tsx?$/;

/** A part of Carillon that calls services. */
export interface Consumer {
  readonly name: string;
  readonly folder: string;
}

/** Every micro-frontend, the shell, the gateway and every service. */
export async function findConsumers(): Promise<Consumer[]> {
  const inside = async (parent: string): Promise<Consumer[]> =>
    (await readdir(path.join(ROOT, parent), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
      .map(({ name }) => ({ name, folder: path.join(ROOT, parent, name) }));
  const single = ['shell', 'gateway'].map((name) => ({ name, folder: path.join(ROOT, name) }));
  return [...single, ...(await inside('mfes')), ...(await inside('services'))];
}

/** The operations of others that a consumer's code imports, itself or by the kit's clients of billing. */
export async function callsOf({ name, folder }: Consumer): Promise<Operation[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => CODE.test(file));
  const operationLists = await Promise.all(files.map((file) => operationsIn(path.join(folder, file))));
  const unique = new Map(operationLists.flat().map((operation) => [operation.id, operation]));
  return [...unique.values()].filter(({ service }) => service !== name);
}

async function operationsIn(file: string): Promise<Operation[]> {
  const code = await readFile(file, 'utf8');
  const operations = [...code.matchAll(IMPORT)].map(async ([, names = '', room, at = '']) => {
    if (room === 'kit/plan') return operationsIn(path.join(ROOT, 'services/kit/plan', at));
    const module = await import(pathToFileURL(path.join(ROOT, 'contracts/http', at)).href);
    return names
      .split(',')
      .map((name) => (module as Record<string, unknown>)[name.trim().split(' as ')[0] ?? ''])
      .filter((one): one is Operation => typeof (one as Operation | undefined)?.id === 'string');
  });
  return (await Promise.all(operations)).flat();
}
