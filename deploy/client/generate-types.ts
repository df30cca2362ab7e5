import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { clientDocument } from './client-document.ts';

const CLIENT = path.resolve(import.meta.dirname, '../../clients/typescript');
export const TYPES = path.join(CLIENT, 'src/api.ts');
const MAX_OUTPUT = 16 * 1024 * 1024;

/** The types of the client, from the operations’ contracts. The generator runs in the client’s folder, which has its own compiler. */
export async function generateTypes(): Promise<string> {
  const { operations } = await readServices();
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(CLIENT, 'generate.mjs')], {
    input: JSON.stringify(clientDocument(operations)),
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  if (status !== 0) throw new Error(`The types of the client could not be made: ${stderr}`);
  return stdout;
}
