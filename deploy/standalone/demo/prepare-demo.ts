import { readServices } from '@carillon/kit/service/read-services.ts';
import type { DemoRequest } from '../compose.ts';
import { markTakenOver, markWhole, pastFolder, wholeAt } from './demo-folder.ts';
import { makeDemo } from './make-demo.ts';
import { takeOver } from './take-over.ts';

export interface ChildRequest extends DemoRequest {
  readonly days: number;
}

/** Makes the demo anew where an earlier start did not come to the end of it, and has the installation take it over. */
export async function prepareDemo({ env, dataFolder, url, mongoUri, days }: ChildRequest): Promise<void> {
  const folder = pastFolder(dataFolder);
  let madeAt = wholeAt(dataFolder);
  if (madeAt === null) {
    madeAt = await makeDemo({ folder, env, dataFolder, days });
    markWhole(dataFolder, madeAt);
  }
  const { processes } = await readServices();
  await takeOver({
    from: { folder, url: madeAt },
    to: { folder: dataFolder, url, mongoUri },
    mediaFolders: processes.flatMap(({ folders }) => Object.values(folders)),
  });
  markTakenOver(dataFolder);
}
