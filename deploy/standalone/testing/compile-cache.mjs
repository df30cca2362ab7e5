import { fileURLToPath } from 'node:url';

/**
 * Node's compile cache for the processes that tests start. The test processes themselves don't use it: they would
 * store each module again for each test file.
 */
export const COMPILE_CACHE = fileURLToPath(new URL('../../../.cache/compile', import.meta.url));
