import type { Transports } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import { admitByPacts } from './admit-by-pacts.ts';
import { admitAll } from './build.ts';
import { folderSources } from './folder-source.ts';
import { type HttpPlace, httpSource } from './http-source.ts';
import { sourcesOfFile } from './mfe-sources.ts';
import type { RegistryOptions } from './registry.ts';

/** Where builds may be. */
export interface BuildPlaces {
  /** The folder that has one folder a micro-frontend. */
  readonly folder: string;
  readonly servers: readonly HttpPlace[];
  /** A file that names the servers. */
  readonly file: string | undefined;
}

const LOOK_MS = 3_000;

/**
 * Servers where settings name some, in a file that may change or in the setting itself; else the folders, which are of one
 * version with the services.
 */
export function chooseSources(
  { folder, servers, file }: BuildPlaces,
  transports: Transports,
  log: Log,
): Pick<RegistryOptions, 'sources' | 'everyMs' | 'admits'> {
  if (!file && servers.length === 0)
    return { sources: () => folderSources(folder), everyMs: null, admits: admitAll };
  const complain = (err: unknown) => log.error({ err, file }, 'MFE_SOURCES_FILE is not read');
  const places = file ? sourcesOfFile(file, complain) : () => servers;
  return { sources: () => places().map(httpSource), everyMs: LOOK_MS, admits: admitByPacts(transports) };
}
