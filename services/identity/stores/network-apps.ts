import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { NetworkApp } from '../domain/network-app.ts';

interface AppRow extends Omit<NetworkApp, 'platform' | 'server'> {
  _id: string;
}

const schema = new mongoose.Schema<AppRow>(
  {
    _id: String,
    clientId: { type: String, required: true },
    clientSecret: { type: String, required: true },
    redirectUri: { type: String, required: true },
    scopes: { type: String, required: true },
    pkce: { type: Boolean, required: true },
    registeredAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'network_apps' },
);

type Key = Pick<NetworkApp, 'platform' | 'server'>;

export interface NetworkAppStore {
  find(key: Key): Promise<NetworkApp | null>;
  /** Of two at once the first stays. @returns the one that is stored */
  add(app: NetworkApp): Promise<NetworkApp>;
  /** Replaces the app with this client id, unless somebody else has. @returns the one that is stored */
  replace(clientId: string, app: NetworkApp): Promise<NetworkApp>;
  ready(): Promise<unknown>;
}

export function createNetworkAppStore(connection: mongoose.Connection): NetworkAppStore {
  const model = connection.model<AppRow>('NetworkApp', schema);
  const idOf = ({ platform, server }: Key): string => `${platform} ${server}`;
  const toApp = ({ platform, server }: Key, { _id, ...row }: AppRow): NetworkApp => ({
    ...{ platform, server },
    ...row,
  });
  const find = async (key: Key): Promise<NetworkApp | null> => {
    const row = await model.findById(idOf(key)).lean();
    return row && toApp(key, row as AppRow);
  };
  return {
    find,
    async add(app) {
      const { platform, server, ...rest } = app;
      const row = await model
        .findOneAndUpdate(
          { _id: idOf(app) },
          { $setOnInsert: rest },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return toApp({ platform, server }, row as AppRow);
    },
    async replace(clientId, app) {
      const { platform, server, ...rest } = app;
      await model.updateOne({ _id: idOf(app), clientId }, { $set: rest });
      return (await find({ platform, server })) ?? app;
    },
    ready: () => makeIndexes(model),
  };
}
