import { readFile, rename, writeFile } from 'node:fs/promises';
import { decide, describeUnknown, titleOf } from './decide.ts';
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
    publish: (versions) => change((before) => versions.reduce(addVersion, before)),
    recordDeployment: ({ going, environment }) =>
      change((before) => {
        const at = new Date().toISOString();
        return going.reduce((knownMatrix, one) => {
          if (!findVersion(knownMatrix, one)) throw new WrongUsage(describeUnknown(one));
          return withDeployment(knownMatrix, { ...one, environment, at });
        }, before);
      }),
    recordUndeployment: ({ pacticipants, environment }) =>
      change((before) =>
        pacticipants.reduce(
          (knownMatrix, pacticipant) => withoutDeployment(knownMatrix, { pacticipant, environment }),
          before,
        ),
      ),
    canIDeploy: async (question) => decide(await read(), question),
  };
}

/** @throws WrongUsage for what runs somewhere: it is what it was when it was asked about */
function addVersion(before: Matrix, version: Version): Matrix {
  const existing = findVersion(before, version);
  const places = before.deployments.filter((one) => titleOf(one) === titleOf(version));
  if (existing && places.length > 0 && JSON.stringify(existing) !== JSON.stringify(version))
    throw new WrongUsage(
      `${titleOf(version)} is in ${places.map(({ environment }) => environment).join(', ')} with other pacts: give this one another version.`,
    );
  return withVersion(before, version);
}
