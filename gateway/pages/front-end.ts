import type { Transports } from '@carillon/kit/http/service-client.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Shares } from '../registry/canary.ts';
import { chooseSources } from '../registry/choose-sources.ts';
import type { HttpPlace } from '../registry/http-source.ts';
import { type MfeRegistry, openRegistry } from '../registry/registry.ts';
import { openSite, type Site } from './site.ts';
import { type SiteSettings, siteFacts } from './site-facts.ts';

/** The shell's pages and the micro-frontends. */
export interface FrontEnd {
  readonly site: Site;
  readonly registry: MfeRegistry;
  /** How many users get which micro-frontend's canary. */
  readonly canaryShares: Shares;
}

/** Folder of the shell's build, and the folder that has one folder a micro-frontend. */
export interface FrontFolders {
  readonly shellFolder: string;
  readonly mfesFolder: string;
}

export interface FrontEndSettings extends SiteSettings {
  readonly MFE_SOURCES: readonly HttpPlace[];
  readonly MFE_SOURCES_FILE?: string | undefined;
  readonly MFE_CANARY_SHARE: Shares;
}

interface Deps {
  readonly transports: Transports;
  readonly telemetry: Pick<Telemetry, 'log' | 'metrics'>;
}

/** Resolves once it is known which micro-frontends there are. */
export async function openFrontEnd(
  settings: FrontEndSettings,
  { shellFolder, mfesFolder }: FrontFolders,
  { transports, telemetry: { log, metrics } }: Deps,
): Promise<FrontEnd> {
  const { MFE_SOURCES: servers, MFE_SOURCES_FILE: file } = settings;
  const sources = chooseSources({ folder: mfesFolder, servers, file }, transports, log);
  return {
    site: openSite({ shellFolder, facts: siteFacts(settings) }),
    registry: await openRegistry({ ...sources, log, metrics }),
    canaryShares: settings.MFE_CANARY_SHARE,
  };
}
