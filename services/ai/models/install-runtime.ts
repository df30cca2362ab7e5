import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DownloadError } from './download.ts';
import { hasRuntime, runtimeIn } from './model-folder.ts';

const VERSION = '3.22.1';

/** Packages for machines without a graphics card. */
const CPU: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'linux-riscv64': 'linux-riscv64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};
export const GPUS = ['cuda', 'vulkan'] as const;
export type Gpu = (typeof GPUS)[number];

/**
 * Installs node-llama-cpp in the models' folder, with the binary for this machine's processor only, unless a graphics
 * card is requested. npm checks downloads against the registry's integrity hashes.
 * @throws DownloadError if there is no binary for this machine, or npm fails
 */
export async function installRuntime(
  folder: string,
  { gpu, say }: { readonly gpu: Gpu | null; say(words: string): void },
): Promise<void> {
  const packages = packagesFor(`${process.platform}-${process.arch}`, gpu);
  const runtime = runtimeIn(folder);
  const mark = path.join(runtime, 'installed');
  const recordedMark = await readFile(mark, 'utf8').catch(() => null);
  if (recordedMark === packages.join(' ') && hasRuntime(folder)) return;
  say(`Installing node-llama-cpp ${VERSION}, which runs the model …`);
  await mkdir(runtime, { recursive: true, mode: 0o700 });
  await writeFile(path.join(runtime, 'package.json'), '{ "private": true }\n');
  await npm(runtime, [
    ...['install', '--prefix', runtime, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    // Scripts would compile prebuilt code; the optional packages cover all platforms, some 700 MB.
    ...['--ignore-scripts', '--omit=optional', '--omit=peer'],
    ...packages,
  ]);
  await writeFile(mark, packages.join(' '));
}

/** @throws DownloadError if there is none */
export function packagesFor(machine: string, gpu: Gpu | null): string[] {
  const cpu = CPU[machine];
  const hasGpu = gpu === null || machine === 'linux-x64' || machine === 'win32-x64';
  if (!cpu || !hasGpu)
    throw new DownloadError(
      gpu
        ? `There is no ${gpu} binary of node-llama-cpp for ${machine}. Run the command without --gpu.`
        : `There is no binary of node-llama-cpp for ${machine}. Use an endpoint instead (OPENAI_BASE_URL).`,
    );
  const binaries = [
    cpu,
    ...(gpu === 'cuda' ? [`${cpu}-cuda`, `${cpu}-cuda-ext`] : gpu ? [`${cpu}-${gpu}`] : []),
  ];
  return ['node-llama-cpp', ...binaries.map((name) => `@node-llama-cpp/${name}`)].map(
    (name) => `${name}@${VERSION}`,
  );
}

function npm(cwd: string, args: readonly string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn('npm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // npm's own settings of the script that this runs in are not for this.
    env: Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^npm_(?:config_(?:local_prefix|prefix)|lifecycle|package)/i.test(name),
      ),
    ),
  });
  child.once('error', (cause) => reject(new DownloadError(`npm can’t be run: ${cause.message}`, { cause })));
  child.once('exit', (code) =>
    code === 0
      ? resolve()
      : reject(new DownloadError(`npm could not install node-llama-cpp (code ${code}).`)),
  );
  return promise;
}
