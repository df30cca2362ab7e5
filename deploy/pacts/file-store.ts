import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decide } from './decide.ts';
import { findVersion, type Matrix, matrix, withDeployment, withVersion } from './matrix.ts';
import { type Store, WrongUsage } from './store.ts';

/** The matrix as a JSON file, for who commits it or keeps it on a disk of the pipeline's. One command at a time writes it. */
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
  /** Whole or not at all. */
  const write = async (next: Matrix): Promise<void> => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, `${JSON.stringify(next, null, 2)}\n`);
    await rename(`${file}.new`, file);
  };
  return {
    async publish(version) {
      const before = await read();
      const { pacticipant, version: number } = version;
      const known = findVersion(before, pacticipant, number);
      const places = before.deployments.filter(
        (one) => one.pacticipant === pacticipant && one.version === number,
      );
      // What runs somewhere is what it was when it was asked about.
      if (known && places.length > 0 && JSON.stringify(known) !== JSON.stringify(version))
        throw new WrongUsage(
          `${pacticipant} ${number} is in ${places.map(({ environment }) => environment).join(', ')} with other pacts: give this one another version.`,
        );
      await write(withVersion(before, version));
    },
    async recordDeployment({ pacticipant, version, environment }) {
      const before = await read();
      if (!findVersion(before, pacticipant, version))
        throw new WrongUsage(
          `Nothing is known of ${pacticipant} ${version}: npm run publish-pacts -- ${pacticipant} ${version}`,
        );
      const at = new Date().toISOString();
      await write(withDeployment(before, { pacticipant, version, environment, at }));
    },
    canIDeploy: async (question) => decide(await read(), question),
  };
}
