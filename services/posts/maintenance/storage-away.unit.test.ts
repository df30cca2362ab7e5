import { AppError } from '@carillon/kit/errors.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { expect, test } from '@jest/globals';
import { removeOrphans } from './remove-orphans.ts';
import { removeStrayFolders } from './remove-stray-folders.ts';

const NAMES = ['a', 'b', 'c'];
const LONG_AGO = new Date(0);
const clock = () => new Date('2026-03-02T12:00:00Z');

/** A media storage whose every call fails so, and what it was asked for. */
function failing(error: Error) {
  const calls: string[] = [];
  const fail = (folder: string) => {
    calls.push(folder);
    return Promise.reject(error);
  };
  return { asked: calls, media: { remove: fail, touchedAt: fail } as never };
}
const away = new AppError('service_unavailable');

const orphans = (media: never) => {
  const forgotten = NAMES.map((name) => ({
    item: { id: name, folder: name, workspaceId: 'w' },
    namedAt: LONG_AGO,
    isPendingDeletion: true,
  }));
  const allWorkspaces = { forgottenMedia: async () => forgotten, namedMedia: async () => new Set() };
  return removeOrphans({
    stores: { allWorkspaces, mediaItems: {} } as never,
    media,
    telemetry: { log: quietLog },
    clock,
  });
};
const strays = (media: never) => {
  const oldest = async () => NAMES.map((folder) => ({ folder, at: LONG_AGO }));
  const stores = {
    allWorkspaces: { mediaFolders: async () => new Set() },
    mediaFolders: { oldest, drop: async () => undefined },
  };
  return removeStrayFolders({ stores: stores as never, media, telemetry: { log: quietLog }, clock });
};

const chores = [
  ['orphans', orphans],
  ['stray folders', strays],
] as const;

test.each(chores)(
  'the removal of %s ends with the first call that a storage doesn’t answer',
  async (_, chore) => {
    const { asked, media } = failing(away);
    await expect(chore(media)).rejects.toBe(away);
    expect(asked).toEqual(['a']);
  },
);

test.each(chores)('the removal of %s goes on after one that can’t be removed', async (_, chore) => {
  const { asked, media } = failing(new Error('EACCES'));
  await chore(media);
  expect(asked).toEqual(NAMES);
});
