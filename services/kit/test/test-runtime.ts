import { createMetrics } from '../metrics.ts';
import type { Entry } from '../service/entry.ts';
import { createRuntime, type Runtime } from '../service/runtime.ts';
import { quietLog } from './quiet-log.ts';
import { TEST_PUBLIC_KEYS, testSigner } from './test-keys.ts';

/** The runtime of a service in tests. */
export const testRuntime = (
  { service, process }: Pick<Entry, 'service' | 'process'>,
  overrides: Partial<Parameters<typeof createRuntime>[2]> = {},
): Runtime =>
  createRuntime(service, process, {
    log: quietLog,
    securityLog: { tell: () => undefined },
    metrics: createMetrics(),
    listening: { host: '127.0.0.1', port: 80 },
    publicKeys: TEST_PUBLIC_KEYS,
    signer: testSigner(process.name),
    ...overrides,
  });
