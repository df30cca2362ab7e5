import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import { type Plan, planQuery } from '../plan/plan.ts';
import { sortOf } from '../plan/select.ts';
import { type Command, reading } from './command.ts';

/** Says of a find or a count how it would be answered, in MongoDB's names for the stages. */
export const explain: Command = reading((command, { storage }) => {
  const inner = command.explain as Document;
  const name = inner.find ?? inner.count;
  if (typeof name !== 'string')
    throw new CommandError(115, 'explain is supported for find and count only by the embedded store');
  const collection = storage.find(`${command.$db}.${name}`);
  if (!collection) return { queryPlanner: { winningPlan: { stage: 'EOF' } } };
  const counts = inner.find === undefined;
  const plan = planQuery(collection, (counts ? inner.query : inner.filter) ?? {}, sortOf(inner.sort));
  return { queryPlanner: { winningPlan: counts ? countStages(plan) : findStages(plan) } };
});

function findStages(plan: Plan): Document {
  return plan.sorted ? scan(plan) : { stage: 'SORT', inputStage: scan(plan) };
}

function countStages(plan: Plan): Document {
  if (!plan.exact) return { stage: 'COUNT', inputStage: scan(plan) };
  if (!plan.index) return { stage: 'RECORD_STORE_FAST_COUNT' };
  return { stage: 'COUNT', inputStage: { stage: 'COUNT_SCAN', indexName: plan.index.spec.name } };
}

const scan = ({ index }: Plan): Document =>
  index ? { stage: 'IXSCAN', indexName: index.spec.name } : { stage: 'COLLSCAN' };
