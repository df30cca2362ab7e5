import { onDemand } from '@carillon/kit/metrics.ts';

export const deliveryMetrics = onDemand(({ counter, histogram }) => ({
  tries: counter({
    name: 'carillon_webhook_tries_total',
    help: 'Tries to deliver to a webhook by this deliverer, by outcome (delivered, retry, given-up, gone)',
    labelNames: ['outcome'],
    labelValues: { outcome: ['delivered', 'retry', 'given-up', 'gone'] },
  }),
  seconds: histogram({
    name: 'carillon_webhook_try_seconds',
    help: 'How long a receiver took to answer a try, seconds',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  }),
}));
