import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Which Carillon this is: stored data says by it who wrote it. */
export const CARILLON_VERSION = version;
