import type mongoose from 'mongoose';

type Mode = 'off' | 'alwaysOn' | { readonly times?: number; readonly skip?: number };

/** Failures of commands, like MongoDB's `failCommand`. The embedded store's README lists additions. */
export interface FailCommand {
  readonly failCommands: readonly string[];
  /** One collection alone, as `database.collection`. */
  readonly namespace?: string;
  readonly appName?: string;
  readonly errorCode?: number;
  readonly errorLabels?: readonly string[];
  readonly closeConnection?: boolean;
  readonly afterStatements?: number | 'all';
  readonly lateMS?: number;
}

/** Makes the commands of an embedded store fail that was started with `failPoints`. */
export const failPointsOf =
  (connection: mongoose.Connection) =>
  async (mode: Mode, data?: FailCommand): Promise<number> => {
    const admin = connection.getClient().db('admin');
    const { count } = await admin.command({ configureFailPoint: 'failCommand', mode, data });
    return count;
  };
