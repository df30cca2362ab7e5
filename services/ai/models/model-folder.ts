import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

// Below the data folder: models/NAME.gguf, models/runtime/ (node-llama-cpp), and models/in-use.json.

const inUse = z.object({
  /** For people to read. */
  name: z.string().min(1).max(100),
  /** An absolute path, or a file in the folder. */
  file: z.string().min(1),
});
export type InUse = z.infer<typeof inUse>;

export const runtimeIn = (folder: string): string => path.join(folder, 'runtime');
export const inUseFile = (folder: string): string => path.join(folder, 'in-use.json');
export const fileIn = (folder: string, name: string): string => path.join(folder, `${name}.gguf`);

/** Whether node-llama-cpp is there. */
export const hasRuntime = (folder: string): boolean =>
  existsSync(path.join(runtimeIn(folder), 'node_modules/node-llama-cpp/dist/index.js'));

/** Which model writes, as it was chosen by `npm run model -- use`; null for none, or where its file is gone. */
export function readInUse(folder: string): InUse | null {
  const file = inUseFile(folder);
  if (!existsSync(file)) return null;
  const chosenModel = inUse.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!chosenModel.success) return null;
  const model = { ...chosenModel.data, file: path.resolve(folder, chosenModel.data.file) };
  return existsSync(model.file) ? model : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
