import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Built, and no part of a commit; a gateway shows them. */
const PAGES = 'shell/dist';
const run = promisify(execFile);

export interface OtherBuild {
  /** The bench's folder in the other checkout. */
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Checks out another commit next to this one, with this checkout's packages, pages and bench, so that both builds can
 * be measured in one run. Packages in other versions are replaced by this checkout's.
 * @param bench the folder of the bench in this checkout
 * @throws if there is no such commit
 */
export async function checkOutBeside(commit: string, bench: string): Promise<OtherBuild> {
  const checkout = path.join(ROOT, '.cache', `beside-${commit.replaceAll(/[^\w.-]/g, '-')}`);
  const git = (...args: string[]) => run('git', args, { cwd: ROOT });
  const remove = async (): Promise<void> => {
    await rm(checkout, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  await remove();
  await git('worktree', 'add', '--detach', checkout, commit);
  for (const folder of await packageFolders()) await linkPackages(folder, checkout);
  await symlink(path.join(ROOT, PAGES), path.join(checkout, PAGES));
  const folder = path.join(checkout, path.relative(ROOT, bench));
  await cp(bench, folder, { recursive: true, force: true });
  return { folder, remove };
}

/** The folders of this checkout that have a node_modules of their own, as paths from the root. */
async function packageFolders(): Promise<string[]> {
  const services = await readdir(path.join(ROOT, 'services'));
  const all = ['', ...services.map((name) => path.join('services', name))];
  const versions = await Promise.all(
    all.map((folder) => readdir(path.join(ROOT, folder, 'node_modules')).catch(() => null)),
  );
  return all.filter((_, at) => versions[at] !== null);
}

/** Links each package but Carillon's own, whose links lead into the other checkout. */
async function linkPackages(folder: string, checkout: string): Promise<void> {
  const from = path.join(ROOT, folder, 'node_modules');
  const to = path.join(checkout, folder, 'node_modules');
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (name === '@carillon')
      await cp(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(path.join(from, name), path.join(to, name));
}
