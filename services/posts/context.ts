import { publicationsWaiting } from '@carillon/contracts/events/posts/publications-waiting.ts';
import { createWakeUpSignal } from '@carillon/kit/bus/wake-up-signal.ts';
import { ConfigError } from '@carillon/kit/config.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import { createRelay } from '@carillon/kit/outbox/relay.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { DatabasePlace } from '@carillon/kit/store/open-database.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { type SharedConfig, s3Settings } from './config.ts';
import { createMediaLibrary, type MediaLibrary } from './media/library.ts';
import { createS3Storage } from './media/storage/s3-storage.ts';
import type { Stores } from './stores/stores.ts';
import type { Messaging } from './transitions/messaging.ts';

/** Dependencies of both the API and the workers of posts. */
export interface PostsContext<S extends Stores> {
  readonly stores: S;
  readonly media: MediaLibrary;
  readonly identity: ServiceClient;
  readonly messaging: Messaging;
  readonly telemetry: Pick<Telemetry, 'log' | 'metrics'>;
  clock(): Date;
  close(): Promise<void>;
}

export type PostsRuntime = Pick<Runtime, 'log' | 'metrics' | 'store' | 'bus' | 'clock'> & {
  readonly services: ServiceClient;
};

/** Nearly nothing, so due posts are published now. */
const GATHER_MS = 10;
const MB = 1024 * 1024;

/** Opens what both work with, over the stores that one of them opens. */
export async function createContext<S extends Stores>(
  config: SharedConfig,
  { log, metrics, clock, bus, services, store }: PostsRuntime,
  openStores: (place: DatabasePlace) => Promise<S>,
): Promise<PostsContext<S>> {
  return openParts(async (closing) => {
    const stores = await openStores(store);
    closing.defer(() => stores.close());
    const relay = createRelay({ bus, models: [stores.publications.outbox, stores.posts.outbox], log, clock });
    closing.defer(() => relay.close());
    const signalWaiting = createWakeUpSignal({ bus, log, clock }, publicationsWaiting, {
      gatherMs: GATHER_MS,
    });
    const media = createMediaLibrary({
      folder: config.MEDIA_FOLDER,
      publicUrl: config.PUBLIC_URL,
      key: config.MEDIA_KEY,
      storage: config.MEDIA_S3_BUCKET ? createS3Storage(s3Settings(config)) : null,
      mostCopies: config.MEDIA_COPIES_MB * MB,
      clock,
      onMake: (folder) => stores.mediaFolders.add(folder, clock()),
      onRemove: (folder) => stores.mediaSizes.release(folder),
      onDiscard: (folder) => stores.mediaFolders.drop([folder]),
    });
    closing.defer(async () => media.close());
    await media.check().catch((err) => {
      if (err instanceof ConfigError) throw err;
      log.warn({ err }, 'the media storage isn’t reachable; uploads and posts with media wait for it');
    });
    return {
      stores,
      media,
      identity: services,
      messaging: { relay, bus, signalWorkers: () => signalWaiting({}) },
      telemetry: { log, metrics },
      clock,
    };
  });
}
