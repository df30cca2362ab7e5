import { sentence } from '@carillon/contracts/text.ts';
import { tooMany } from '@carillon/kit/errors.ts';

interface Limits {
  /** Most calls at a time, for everyone together. */
  readonly most: number;
  /** The most calls of one workspace at a time, so none takes them all. */
  readonly perWorkspace: number;
}

/** The concurrent calls that fetch files. A call that would have to wait is told when to come again. */
export interface FetchCalls {
  /** @throws AppError `too_many_requests` */
  admit<T>(workspaceId: string, work: () => Promise<T>): Promise<T>;
}

const AGAIN_MS = 10_000;

export function createFetchCalls({ most, perWorkspace }: Limits): FetchCalls {
  const underWay: string[] = [];
  return {
    async admit(workspaceId, work) {
      const ownCount = underWay.filter((one) => one === workspaceId).length;
      if (ownCount >= perWorkspace)
        throw tooMany(AGAIN_MS, sentence`Carillon is still fetching other files for you.`);
      if (underWay.length >= most) throw tooMany(AGAIN_MS, sentence`Many files are being fetched right now.`);
      underWay.push(workspaceId);
      try {
        return await work();
      } finally {
        underWay.splice(underWay.indexOf(workspaceId), 1);
      }
    },
  };
}
