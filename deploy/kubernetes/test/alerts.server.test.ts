import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { ALERT_CASES, type AlertCase } from './alert-cases.ts';
import { type Kinds, ofKind } from './manifests.ts';
import { render } from './render.ts';

const CACHED_PROMTOOL = path.join(ROOT, '.cache/promtool/promtool');
const PROMTOOL = existsSync(CACHED_PROMTOOL) ? CACHED_PROMTOOL : 'promtool';
const rules = ofKind(render('minimal', { 'monitoring.enabled': true }), 'PrometheusRule').flatMap(
  ({ spec }) => spec.groups,
);
type Rule = Kinds['PrometheusRule']['groups'][number]['rules'][number];
const alerts = rules.flatMap((group): readonly Rule[] => group.rules);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carillon-alerts-'));
  writeFileSync(path.join(folder, 'rules.yaml'), stringify({ groups: rules }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function promtool(...args: readonly string[]): { readonly ok: boolean; readonly output: string } {
  const { status, stdout, stderr, error } = spawnSync(PROMTOOL, args, { cwd: folder, encoding: 'utf8' });
  if (error) throw new Error('promtool is not there; .ci/promtool.sh unpacks it', { cause: error });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

const inputOf = (series: AlertCase['series']) =>
  Object.entries(series).map(([name, values]) => ({
    series: name.replace('{', '{namespace="social",'),
    values,
  }));

/** Runs promtool over one case: it must say exactly these alerts. */
function runAlert(
  alertname: string,
  series: AlertCase['series'],
  after: number,
  expected: readonly object[],
) {
  const cases = {
    rule_files: ['rules.yaml'],
    evaluation_interval: '30s',
    tests: [
      {
        interval: '30s',
        input_series: inputOf(series),
        alert_rule_test: [{ eval_time: `${after}m`, alertname, exp_alerts: expected }],
      },
    ],
  };
  writeFileSync(path.join(folder, 'test.yaml'), stringify(cases));
  return promtool('test', 'rules', 'test.yaml');
}

test('Prometheus takes the rules', () => {
  expect(promtool('check', 'rules', 'rules.yaml')).toMatchObject({ ok: true });
});

test('every alert is tried', () => {
  expect(alerts.map(({ alert }) => alert).sort()).toEqual(
    Object.keys(ALERT_CASES)
      .map((name) => `Carillon${name}`)
      .sort(),
  );
});

test.each(Object.entries(ALERT_CASES))('%s comes at the first of it, in words', (name, one) => {
  const rule = alerts.find(({ alert }) => alert === `Carillon${name}`);
  const outcome = runAlert(`Carillon${name}`, one.series, one.after, [
    { exp_labels: { ...one.labels, ...rule?.labels }, exp_annotations: { summary: one.summary } },
  ]);
  expect(outcome).toMatchObject({ ok: true });
});

test.each(Object.entries(ALERT_CASES))('%s stays silent for what only looks like it', (name, one) => {
  expect(runAlert(`Carillon${name}`, one.butNot, one.after, [])).toMatchObject({ ok: true });
});
