import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import { type ConversationKey, type Exchange, MAX_EXCHANGES, type Owner } from '../domain/conversation.ts';
import { keyOf, rowIdOf } from './conversation-row.ts';

interface ExchangeRow extends Omit<Exchange, 'conversation'> {
  _id: string;
  conversation: string;
  workspaceId: string;
  userId: string;
  /** The proposal that the user confirmed with this message. */
  proposalId?: string;
}

const text = { type: String, required: true };
const mixed = { type: mongoose.Schema.Types.Mixed, default: null };
const schema = new mongoose.Schema<ExchangeRow>(
  {
    _id: String,
    conversation: text,
    workspaceId: text,
    userId: text,
    number: { type: Number, required: true },
    messageId: text,
    query: text,
    askedAt: { type: Date, required: true },
    answer: mixed,
    outcome: mixed,
    proposalId: String,
  },
  { versionKey: false, collection: 'assistant_exchanges', minimize: false },
);
schema.index({ conversation: 1, number: -1 });
schema.index({ proposalId: 1, number: -1 }, { sparse: true });

/** Messages of users and the assistant. */
export interface ExchangeStore {
  /** False when the message is there already. */
  insert(exchange: Exchange): Promise<boolean>;
  find(key: ConversationKey, messageId: string): Promise<Exchange | null>;
  /** The newest first. */
  newest(key: ConversationKey, limit: number): Promise<Exchange[]>;
  /** The newest first. */
  all(key: ConversationKey): Promise<Exchange[]>;
  /** Stores the answer and the memory in one write, unless there already is one. Returns the stored one. */
  answer(exchange: Exchange, answer: NonNullable<Exchange['answer']>): Promise<typeof answer>;
  /** The last one of the owner's by which that proposal was confirmed. */
  findConfirming(owner: Owner, proposalId: string): Promise<Exchange | null>;
  /** Stores it unless there already is one with a post. Returns the stored one. */
  keepOutcome(exchange: Exchange, outcome: NonNullable<Exchange['outcome']>): Promise<typeof outcome>;
  removeAll(key: ConversationKey): Promise<void>;
  ready(): Promise<unknown>;
}

export function createExchangeStore(connection: mongoose.Connection): ExchangeStore {
  const model = connection.model<ExchangeRow>('Exchange', schema);
  const newest = async (key: ConversationKey, limit: number): Promise<Exchange[]> => {
    const rows = await model
      .find({ conversation: rowIdOf(key) })
      .sort({ number: -1 })
      .limit(limit)
      .lean<ExchangeRow[]>();
    return rows.map(toExchange);
  };
  return {
    insert({ conversation: key, ...rest }) {
      const { workspaceId, userId } = key;
      const ownerFilter = { conversation: rowIdOf(key), workspaceId, userId };
      return insertIfNew(model, { _id: exchangeId(key, rest.messageId), ...ownerFilter, ...rest });
    },
    async find(key, messageId) {
      const row = await model.findOne({ _id: exchangeId(key, messageId) }).lean<ExchangeRow>();
      return row && toExchange(row);
    },
    newest,
    all: (key) => newest(key, MAX_EXCHANGES),
    async answer({ conversation, messageId }, answer) {
      const _id = exchangeId(conversation, messageId);
      const proposalId = answer.reply.to_post?.proposal_id;
      const $set = { answer, ...(proposalId && { proposalId }) };
      await despiteConflicts(() => model.updateOne({ _id, answer: null }, { $set }));
      const row = await model.findOne({ _id }).lean<ExchangeRow>();
      return row?.answer ?? answer;
    },
    async findConfirming({ workspaceId, userId }, proposalId) {
      const row = await model
        .findOne({ proposalId, workspaceId, userId })
        .sort({ number: -1 })
        .lean<ExchangeRow>();
      return row && toExchange(row);
    },
    async keepOutcome({ conversation, messageId }, outcome) {
      const _id = exchangeId(conversation, messageId);
      await despiteConflicts(() => model.updateOne({ _id, 'outcome.postId': null }, { $set: { outcome } }));
      const row = await model.findOne({ _id }).lean<ExchangeRow>();
      return row?.outcome ?? outcome;
    },
    async removeAll(key) {
      await despiteConflicts(() => model.deleteMany({ conversation: rowIdOf(key) }));
    },
    ready: () => makeIndexes(model),
  };
}

const exchangeId = (key: ConversationKey, messageId: string): string => `${rowIdOf(key)}:${messageId}`;

const toExchange = (row: ExchangeRow): Exchange => {
  const { number, messageId, query, askedAt, answer, outcome } = row;
  return {
    conversation: keyOf(row.conversation, row),
    number,
    messageId,
    query,
    askedAt,
    answer,
    outcome,
  };
};
