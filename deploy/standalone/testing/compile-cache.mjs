import { fileURLToPath } from 'node:url';

/**
 * Where Node keeps what it has compiled, for the processes that tests start. A process of tests itself has none: it
 * would keep each module again for each test file.
 */
export const COMPILE_CACHE = fileURLToPath(new URL('../../../.cache/compile', import.meta.url));
