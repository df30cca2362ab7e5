import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { Sealed } from '../domain/connection.ts';
import type { NetworkApp } from '../domain/network-app.ts';

interface AppRow extends NetworkApp {
  _id: string;
  /** When its server was last looked after. */
  lookedAt: Date;
}

const text = { type: String, required: true };
const schema = new mongoose.Schema<AppRow>(
  {
    _id: String,
    platform: text,
    server: text,
    clientId: text,
    clientSecret: text,
    redirectUri: text,
    scopes: text,
    pkce: { type: Boolean, required: true },
    issuer: { type: String, default: null },
    namesIssuer: { type: Boolean, default: false },
    registeredAt: { type: Date, required: true },
    lookedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'network_apps' },
);
schema.index({ lookedAt: 1 });

type Key = Pick<NetworkApp, 'platform' | 'server'>;

export interface NetworkAppStore {
  find(key: Key): Promise<NetworkApp | null>;
  /** If two apps are added at once, the first stays. @returns the stored one */
  add(app: NetworkApp): Promise<NetworkApp>;
  /** Replaces the app with this client id, unless somebody else has. @returns the one that is stored */
  replace(clientId: string, app: NetworkApp): Promise<NetworkApp>;
  /** The next after one, in an order that stays. */
  list(after: Key | null, limit: number): Promise<NetworkApp[]>;
  /** The same secret, sealed otherwise. False when another app has taken its place meanwhile. */
  reseal(app: NetworkApp, clientSecret: Sealed): Promise<boolean>;
  /** Claims an app whose server is due for a check. Null if there is none. */
  claimDue(by: Date, now: Date): Promise<NetworkApp | null>;
  /** Unless another app has taken its place. */
  remove(app: NetworkApp): Promise<void>;
  ready(): Promise<unknown>;
}

export function createNetworkAppStore(connection: mongoose.Connection): NetworkAppStore {
  const model = connection.model<AppRow>('NetworkApp', schema);
  const idOf = ({ platform, server }: Key): string => `${platform} ${server}`;
  const toApp = ({ _id, lookedAt, ...app }: AppRow): NetworkApp => app;
  const same = (app: NetworkApp) => ({ _id: idOf(app), clientId: app.clientId });
  const find = async (key: Key): Promise<NetworkApp | null> => {
    const row = await model.findById(idOf(key)).lean<AppRow>();
    return row && toApp(row);
  };
  return {
    find,
    async add(app) {
      await insertIfNew(model, { _id: idOf(app), ...app, lookedAt: app.registeredAt });
      return (await find(app)) ?? app;
    },
    async replace(clientId, app) {
      await despiteConflicts(() => model.updateOne({ _id: idOf(app), clientId }, { $set: app }));
      return (await find(app)) ?? app;
    },
    async list(after, limit) {
      const filter = after === null ? {} : { _id: { $gt: idOf(after) } };
      return (await model.find(filter).sort({ _id: 1 }).limit(limit).lean<AppRow[]>()).map(toApp);
    },
    async reseal(app, clientSecret) {
      const filter = { ...same(app), clientSecret: app.clientSecret };
      const { matchedCount } = await despiteConflicts(() =>
        model.updateOne(filter, { $set: { clientSecret } }),
      );
      // If it was forgotten meanwhile, there is nothing left to encrypt.
      return matchedCount === 1 || (await model.exists({ _id: idOf(app) })) === null;
    },
    async claimDue(by, now) {
      const change = { $set: { lookedAt: now } };
      const options = { sort: { lookedAt: 1 }, returnDocument: 'after' } as const;
      const row = await despiteConflicts(() =>
        model.findOneAndUpdate({ lookedAt: { $lte: by } }, change, options).lean<AppRow>(),
      );
      return row && toApp(row);
    },
    async remove(app) {
      await despiteConflicts(() => model.deleteOne(same(app)));
    },
    ready: () => makeIndexes(model),
  };
}
