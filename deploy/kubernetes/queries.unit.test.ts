import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { listMetrics } from '../distributed/metrics/list-metrics.ts';
import { loadEntries } from '../standalone/load-entries.ts';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, 'chart', file), 'utf8');
const metrics = await listMetrics(await loadEntries((await readServices()).processes));

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}
interface Values {
  readonly pieces: Readonly<Record<string, { readonly autoscaling?: { readonly query?: string } }>>;
}

/** Everything that Prometheus is asked, by what asks. */
const queries: [string, string][] = [
  ...Object.entries<{ expr: string }>(parse(read('files/alerts.yaml'))).map(
    ([name, { expr }]): [string, string] => [name, expr],
  ),
  ...(JSON.parse(read('files/dashboard.json')) as Dashboard).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...Object.entries((parse(read('values.yaml')) as Values).pieces).flatMap(
    ([name, { autoscaling }]): [string, string][] =>
      autoscaling?.query ? [[`scaling ${name}`, autoscaling.query]] : [],
  ),
];

/** Added by Prometheus, or by the chart's PodMonitor. */
const ADDED = ['namespace', 'pod', 'piece', 'track', 'le'];

test.each(queries)('%s asks for what is shown', (_, expr) => {
  const matches = [...expr.matchAll(/\b((?:carillon|nodejs|process)_\w+)\{([^}]*(?:\}\}[^}]*)*)\}/g)];
  expect(matches.length > 0 || expr.startsWith('up{')).toBe(true);
  for (const [, name = '', filter = ''] of matches) {
    const metric = metrics.find((one) =>
      [
        one.name,
        ...(one.type === 'histogram' ? ['_bucket', '_count', '_sum'] : []).map((end) => one.name + end),
      ]
        .slice(one.type === 'histogram' ? 1 : 0)
        .includes(name),
    );
    expect([name, metric !== undefined]).toEqual([name, true]);
    const labels = [...filter.matchAll(/(?<!\w)(\w+)(?:=~|!=|!~|=)/g)].map(([, label]) => label);
    const grouped = [...expr.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const knownLabels = [...ADDED, ...(metric?.labels ?? [])];
    expect([...labels, ...grouped].filter((one) => !knownLabels.includes(one ?? ''))).toEqual([]);
    const piece = /piece="(\w+)"/.exec(filter)?.[1];
    if (piece) expect(metric?.processes).toContain(piece);
  }
});
