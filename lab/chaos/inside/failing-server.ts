import { startServer as start } from '../../../deploy/standalone/embedded-store/server.ts';

/** The embedded store, which fails when the runs ask for it. */
export const startServer: typeof start = (folder, address) => start(folder, address, { failPoints: true });
