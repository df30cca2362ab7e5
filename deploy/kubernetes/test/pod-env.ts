import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { EnvVar, Manifest } from './manifests.ts';

/** Secrets by name, as their `stringData` has them. */
export type Secrets = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * Returns a container's environment: with secrets looked up, and `$(NAME)` replaced as the kubelet does it, only by
 * variables listed before.
 * @throws Error naming the Secret's key that a pod would wait for
 */
export function envOf(vars: readonly EnvVar[], secrets: Secrets): Record<string, string> {
  const env: Record<string, string> = {};
  for (const { name, value, valueFrom } of vars) {
    if (!valueFrom) {
      env[name] = (value ?? '').replace(/\$\((\w+)\)/g, (as, other: string) => env[other] ?? as);
      continue;
    }
    const { name: secret, key, optional } = valueFrom.secretKeyRef;
    const foundValue = secrets.get(secret)?.[key];
    if (foundValue !== undefined) env[name] = foundValue;
    else if (!optional) throw new Error(`${name}: there is no ${key} in the Secret ${secret}`);
  }
  return env;
}

/** The Secrets that `npm run chart -- secrets` has written into a folder. */
export function secretsIn(folder: string): Secrets {
  const documents = parseAllDocuments(readFileSync(path.join(folder, 'secrets.yaml'), 'utf8'));
  return new Map(
    documents.map((one) => {
      const { metadata, stringData } = one.toJS() as Manifest & { stringData: Record<string, string> };
      return [metadata.name, stringData];
    }),
  );
}
