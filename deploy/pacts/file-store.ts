import { readFile, rename, writeFile } from 'node:fs/promises';
import { decide, nothingKnown, titleOf } from './decide.ts';
import {
  findVersion,
  type Matrix,
  matrix,
  type Version,
  withDeployment,
  withoutDeployment,
  withVersion,
} from './matrix.ts';
import { type Store, WrongUsage } from './store.ts';
import { withLock } from './with-lock.ts';

/** The matrix as a JSON file, for who commits it or keeps it on a disk of the pipeline's. */
export function createFileStore(file: string): Store {
  const read = async (): Promise<Matrix> => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    try {
      return matrix.parse(JSON.parse(text));
    } catch (cause) {
      throw new WrongUsage(`${file} is not a matrix of pacts`, { cause });
    }
  };
  /** Whole or not at all, and one command at a time. */
  const change = (next: (before: Matrix) => Matrix): Promise<void> =>
    withLock(file, async () => {
      await writeFile(`${file}.new`, `${JSON.stringify(next(await read()), null, 2)}\n`);
      await rename(`${file}.new`, file);
    });
  return {
    publish: (versions) => change((before) => versions.reduce(published, before)),
    recordDeployment: ({ going, environment }) =>
      change((before) => {
        const at = new Date().toISOString();
        return going.reduce((known, one) => {
          if (!findVersion(known, one)) throw new WrongUsage(nothingKnown(one));
          return withDeployment(known, { ...one, environment, at });
        }, before);
      }),
    recordUndeployment: ({ pacticipants, environment }) =>
      change((before) =>
        pacticipants.reduce(
          (known, pacticipant) => withoutDeployment(known, { pacticipant, environment }),
          before,
        ),
      ),
    canIDeploy: async (question) => decide(await read(), question),
  };
}

/** @throws WrongUsage for what runs somewhere: it is what it was when it was asked about */
function published(before: Matrix, version: Version): Matrix {
  const known = findVersion(before, version);
  const places = before.deployments.filter((one) => titleOf(one) === titleOf(version));
  if (known && places.length > 0 && JSON.stringify(known) !== JSON.stringify(version))
    throw new WrongUsage(
      `${titleOf(version)} is in ${places.map(({ environment }) => environment).join(', ')} with other pacts: give this one another version.`,
    );
  return withVersion(before, version);
}
