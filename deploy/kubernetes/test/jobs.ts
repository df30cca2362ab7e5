import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Manifest, ofKind } from './manifests.ts';
import { envOf, type Secrets } from './pod-env.ts';
import { whereFrom } from './pods.ts';

/**
 * Runs the containers of each Job side by side, each with only its own environment. Returns each one's output, by
 * name.
 * @throws Error with the output when one fails
 */
export async function runJobs(
  manifests: readonly Manifest[],
  secrets: Secrets,
): Promise<Map<string, string>> {
  const containers = ofKind(manifests, 'Job').flatMap(({ spec }) => spec.template.spec.containers);
  const outputs = containers.map(async (container) => {
    const { cwd, env } = whereFrom(container);
    const [, ...args] = container.command ?? [];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd,
      env: { PATH: process.env.PATH, ...env, ...envOf(container.env, secrets) },
    });
    return [container.name, stdout] as const;
  });
  return new Map(await Promise.all(outputs));
}
