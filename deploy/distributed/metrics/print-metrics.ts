import { markdownTable } from '../../command-line/table.ts';
import type { ListedMetric } from './list-metrics.ts';

const HEAD = `# Metrics of every process

What \`/metrics\` of each process shows, in Prometheus' format. \`npm run metrics -- --write\` writes this page from the
processes themselves. [Monitoring](../../docs/operators/monitoring.md#what-to-watch) says what to watch.

A histogram has \`_bucket\`, \`_sum\` and \`_count\` after its name.

## Carillon's own
`;

const RUNTIME = `
## Of Node.js and the process

Every process shows them; some exist only on Linux.
`;

/** The page that lists them. */
export const printMetrics = (metrics: readonly ListedMetric[]): string => {
  const ownMetrics = metrics.filter(isOwn);
  const maxProcesses = Math.max(...metrics.map(({ processes }) => processes.length));
  const runtime = metrics.filter((one) => !isOwn(one));
  return [
    HEAD,
    ...markdownTable(
      ['metric', 'type', 'labels', 'meaning', 'shown by'],
      ownMetrics.map((one) => [...cells(one), by(one, maxProcesses)]),
    ),
    RUNTIME,
    ...markdownTable(['metric', 'type', 'labels', 'meaning'], runtime.map(cells)),
    '',
  ].join('\n');
};

export const isOwn = ({ name }: Pick<ListedMetric, 'name'>): boolean => name.startsWith('carillon_');

const cells = ({ name, type, labels, help }: ListedMetric): string[] => [
  `\`${name}\``,
  type,
  labels.map((label) => `\`${label}\``).join(', '),
  help.replace(/\.$/, ''),
];

const by = ({ processes }: ListedMetric, maxProcesses: number): string =>
  processes.length === maxProcesses ? 'all' : processes.join(', ');
