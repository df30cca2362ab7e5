import { rejects } from 'node:assert/strict';
import type { Cluster } from './cluster.ts';
import { until } from './commands.ts';
import { endSteps, fromLast, liveSteps, recreated, routed } from './life.ts';
import { Operator } from './operator.ts';
import { admittedPod, POLICED, POLICIES } from './policies.ts';
import { scaleStep } from './scaling.ts';
import { severalSteps } from './several.ts';
import type { Step } from './step.ts';

/** A release from its install to its end, with one version of Helm. */
function lifeOf(helm: '3' | '4'): Step[] {
  let operator: Operator | undefined;
  const operatorOf = (cluster: Cluster): Operator => (operator ??= new Operator(cluster));
  return [
    ...liveSteps(helm, operatorOf),
    scaleStep(helm),
    routed,
    recreated,
    ...severalSteps(operatorOf),
    ...endSteps(helm, operatorOf),
    fromLast(helm, helm),
  ];
}

/** All steps, in order: each builds on the earlier ones. */
export const STEPS: readonly Step[] = [
  {
    name: 'each policy lets a good pod in and refuses the one that breaks it',
    run: async (cluster) => {
      await cluster.apply([
        { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'policed', labels: POLICED } },
      ]);
      await cluster.kubectl('create', 'serviceaccount', 'web', '-n', 'policed');
      const create = (spec: object) =>
        cluster.apply(
          [
            {
              apiVersion: 'v1',
              kind: 'Pod',
              metadata: { name: 'web' },
              spec: { ...spec, serviceAccountName: 'web' },
            },
          ],
          'policed',
          '--dry-run=server',
        );
      await create(admittedPod());
      for (const { name, message, spoil } of POLICIES) {
        const pod = admittedPod();
        spoil(pod);
        // The API server applies a policy a moment after it was created.
        await until(`the policy ${name} holds`, async () => {
          await rejects(create(pod), new RegExp(message));
          return true;
        });
      }
      return `${POLICIES.length} policies`;
    },
  },
  ...lifeOf('3'),
  ...lifeOf('4'),
  fromLast('3', '4'),
];
