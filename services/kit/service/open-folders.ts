import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import { makePrivateFolder } from '../private-folder.ts';

/** Creates the folders that a process's settings name, readable only by their owner. */
export function openFolders({ folders }: Pick<ProcessDescriptor, 'folders'>, config: unknown): void {
  for (const setting of Object.keys(folders)) {
    const folder = (config as Readonly<Record<string, unknown>>)[setting];
    if (typeof folder === 'string') makePrivateFolder(folder);
  }
}
