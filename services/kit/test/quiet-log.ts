import { createLogger } from '../log.ts';

/** A log for tests, silent. */
export const quietLog = createLogger('test', 'silent');
