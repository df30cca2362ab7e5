import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';

/** Where a micro-frontend's image delivers its files, and where it answers operators. */
export const MFE_PORTS = { port: 8090, opsPort: 9090 };

/** The micro-frontends that have a manifest, by name. */
export const mfeNames = (): string[] =>
  readdirSync(path.join(ROOT, 'mfes'))
    .filter((name) => existsSync(path.join(ROOT, 'mfes', name, 'manifest.json')))
    .toSorted();
