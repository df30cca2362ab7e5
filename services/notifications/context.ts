import { openParts } from '@carillon/kit/open-parts.ts';
import { createErasing, type Erasing, SWEEP_EVERY_MS } from '@carillon/kit/personal-data/erasing.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { NotificationsConfig } from './config.ts';
import { type Mail, type MailOverrides, openMail } from './mail/open-mail.ts';
import { type Notices, openNotices } from './notices/open-notices.ts';
import { openStores, type Stores } from './stores/stores.ts';
import { createListSignals } from './usecases/list-signals.ts';
import type { Lists } from './usecases/lists.ts';
import { startTrimming, type TrimOptions } from './usecases/trimming.ts';

/** Everything that notifications works with. */
export interface NotificationsContext extends Pick<Runtime, 'publicKeys' | 'services'> {
  readonly telemetry: Telemetry;
  readonly stores: Stores;
  readonly lists: Lists;
  readonly mail: Mail;
  readonly notices: Notices;
  readonly erasing: Erasing;
  clock(): Date;
  close(): Promise<void>;
}

/** Overrides for tests. */
export interface ContextOverrides {
  readonly trim?: TrimOptions;
  readonly mail?: MailOverrides;
}

/** Opens the store, trims it from time to time, gathers notifications for mails, and sends mails. */
export async function createContext(
  config: NotificationsConfig,
  runtime: Pick<
    Runtime,
    'store' | 'bus' | 'publicKeys' | 'log' | 'securityLog' | 'metrics' | 'services' | 'clock'
  >,
  overrides: ContextOverrides = {},
): Promise<NotificationsContext> {
  const { store, bus, publicKeys, log, securityLog, metrics, services, clock } = runtime;
  return openParts(async (closing) => {
    const stores = await openStores(store);
    closing.defer(() => stores.close());
    const erasing = createErasing('notifications', { data: stores.personalData, clock });
    closing.defer(repeat('erasure sweep', erasing.sweep, SWEEP_EVERY_MS, log).close);
    const trimming = startTrimming(stores.notifications, log, overrides.trim ?? {});
    closing.defer(() => trimming.close());
    const mail = openMail({ config, stores, metrics, log, clock }, overrides.mail);
    closing.defer(() => mail.close());
    const notices = openNotices({ config, stores, services, mail, log, clock });
    closing.defer(() => notices.close());
    return {
      stores,
      telemetry: { log, securityLog, metrics },
      lists: { signals: createListSignals({ bus, log, clock }), trimming },
      mail,
      notices,
      services,
      erasing,
      publicKeys,
      clock,
    };
  });
}
