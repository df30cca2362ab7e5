import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { StoredLinkRule } from '../domain/link-rule.ts';

type RuleRow = Omit<StoredLinkRule, 'workspaceId' | 'domains'> & { _id: string; domains: string[] | null };

const schema = new mongoose.Schema<RuleRow>(
  {
    _id: String,
    enabled: { type: Boolean, required: true },
    networks: { type: mongoose.Schema.Types.Mixed, required: true },
    domains: { type: [String], default: null },
    version: { type: Number, required: true },
  },
  { versionKey: false, collection: 'linkrules', minimize: false },
);

/** How each workspace tags the links of its posts. */
export interface LinkRuleStore {
  /** Over the version before it alone. False when somebody else has written meanwhile. */
  save(rule: StoredLinkRule): Promise<boolean>;
  find(workspaceId: string): Promise<StoredLinkRule | null>;
  ready(): Promise<unknown>;
}

export function createLinkRuleStore(connection: mongoose.Connection): LinkRuleStore {
  const model = connection.model<RuleRow>('LinkRule', schema);
  return {
    async save({ workspaceId: _id, domains, ...rule }) {
      const row = { ...rule, _id, domains: domains && [...domains] };
      if (rule.version === 1) return insertIfNew(model, row);
      const filter = { _id, version: rule.version - 1 };
      return (await despiteConflicts(() => model.replaceOne(filter, row))).matchedCount === 1;
    },
    async find(workspaceId) {
      const row = await model.findOne({ _id: workspaceId }).lean<RuleRow>();
      if (!row) return null;
      const { _id, ...rule } = row;
      return { workspaceId: _id, ...rule };
    },
    ready: () => makeIndexes(model),
  };
}
