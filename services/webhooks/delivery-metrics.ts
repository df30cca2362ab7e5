import { onDemand } from '@carillon/kit/metrics.ts';

export const deliveryMetrics = onDemand(({ counter, histogram }) => ({
  tries: counter({
    name: 'carillon_webhook_tries_total',
    help: 'Delivery attempts by this deliverer, by outcome (delivered, retry, given-up, gone)',
    labelNames: ['outcome'],
    labelValues: { outcome: ['delivered', 'retry', 'given-up', 'gone'] },
  }),
  seconds: histogram({
    name: 'carillon_webhook_try_seconds',
    help: 'Response time of webhook receivers, in seconds',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  }),
}));
