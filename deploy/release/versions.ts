import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';

interface Package {
  name?: string;
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [other: string]: unknown;
}
interface Lock extends Package {
  packages: Record<string, Package>;
}

const LOCK = 'package-lock.json';
const CHART = 'deploy/kubernetes/chart/Chart.yaml';
const CHART_VERSION = /^(version|appVersion): .*$/gm;
const SCOPE = '@carillon/';

const read = <T>(root: string, file: string): T =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const write = (root: string, file: string, value: unknown): void =>
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);

/** The folders of the root and of all workspaces, as the lock file has them. */
const foldersIn = (root: string): string[] =>
  Object.keys(read<Lock>(root, LOCK).packages).filter(
    (folder) => !/(^|\/)node_modules\//.test(folder) && existsSync(path.join(root, folder, 'package.json')),
  );

/** The version that each file says Carillon has. Files of one kind have one. */
export function readVersions(root = ROOT): Record<string, string> {
  const packages = foldersIn(root).map((folder) => {
    const file = path.posix.join(folder, 'package.json');
    return [file, read<Package>(root, file).version ?? ''] as const;
  });
  const chart = readFileSync(path.join(root, CHART), 'utf8').match(CHART_VERSION) ?? [];
  const inChart = [...new Set(chart.map((line) => line.split(': ')[1] ?? ''))];
  return { ...Object.fromEntries(packages), [CHART]: inChart.join(' and ') };
}

/** Gives Carillon a version: each package, what packages need of each other, the lock file, and the chart. */
export function setVersion(version: string, root = ROOT): void {
  const lock = read<Lock>(root, LOCK);
  for (const folder of foldersIn(root)) {
    const file = path.posix.join(folder, 'package.json');
    write(root, file, replaceVersion(read<Package>(root, file), version));
    lock.packages[folder] = replaceVersion(lock.packages[folder] ?? {}, version);
  }
  write(root, LOCK, { ...lock, version });
  const chart = readFileSync(path.join(root, CHART), 'utf8');
  writeFileSync(
    path.join(root, CHART),
    chart.replace(CHART_VERSION, (line) => `${line.split(':')[0]}: ${version}`),
  );
}

/** Keeps the order of its members. */
function replaceVersion(one: Package, version: string): Package {
  const members = Object.entries(one).map(([name, value]) => {
    if (name === 'version') return [name, version];
    if (name !== 'dependencies' && name !== 'devDependencies') return [name, value];
    const needs = Object.entries(value as Record<string, string>);
    return [
      name,
      Object.fromEntries(needs.map(([on, range]) => [on, on.startsWith(SCOPE) ? version : range])),
    ];
  });
  return Object.fromEntries(members) as Package;
}
