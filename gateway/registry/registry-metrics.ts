import { onDemand } from '@carillon/kit/metrics.ts';

export const registryMetrics = onDemand(({ counter, gauge }) => ({
  builds: counter({
    name: 'carillon_mfe_builds_total',
    help: 'Checks of a micro-frontend’s source that found a change, by outcome (shown, refused, unsettled, broken, unreachable, removed)',
    labelNames: ['name', 'outcome'],
  }),
  shown: gauge({
    name: 'carillon_mfe_shown',
    help: '1 for the version of each micro-frontend that the registry names',
    labelNames: ['name', 'version'],
  }),
  keptBytes: gauge({
    name: 'carillon_mfe_kept_bytes',
    help: 'Size of micro-frontend files in memory, including older builds, in bytes',
  }),
}));
