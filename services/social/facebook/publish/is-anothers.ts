import type { PublishRequest } from '../../capabilities/publish.ts';

/** Whether one of these ids is another publication's. */
export const isAnothers = async (request: PublishRequest, ids: readonly string[]): Promise<boolean> => {
  for (const id of ids) if (await request.isTaken(id)) return true;
  return false;
};
