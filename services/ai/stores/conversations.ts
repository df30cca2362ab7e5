import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import {
  type Conversation,
  type ConversationKey,
  MAX_EXCHANGES,
  type Owner,
} from '../domain/conversation.ts';
import { keyOf, rowIdOf } from './conversation-row.ts';

interface ConversationRow extends Omit<Conversation, 'id'> {
  _id: string;
  /** Which message of the user is being answered, and until when nobody else answers one. */
  answering: { messageId: string; until: Date } | null;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };
const schema = new mongoose.Schema<ConversationRow>(
  {
    _id: String,
    workspaceId: text,
    userId: text,
    title: text,
    version: number,
    exchanges: number,
    answering: { type: { messageId: String, until: Date }, default: null, _id: false },
    createdAt: date,
    updatedAt: date,
  },
  { versionKey: false, collection: 'assistant_conversations' },
);
schema.index({ workspaceId: 1, userId: 1, updatedAt: -1, _id: -1 });

/** The claim of a process to answer a message. */
export interface Taking {
  readonly messageId: string;
  /** Whether the message is not in the conversation yet. */
  readonly isNew: boolean;
  readonly now: Date;
  readonly until: Date;
}

/** Users' conversations with the assistant, without their messages. */
export interface ConversationStore {
  /** False when there is one of that id already. */
  insert(conversation: Conversation): Promise<boolean>;
  find(key: ConversationKey): Promise<Conversation | null>;
  /** The one that changed last first; those after a place. */
  page(owner: Owner, before: DatedPlace | null, limit: number): Promise<Conversation[]>;
  count(owner: Owner): Promise<number>;
  /**
   * Answers one message at a time. Null while another one is being answered, or if there is no room or no
   * conversation.
   */
  take(key: ConversationKey, taking: Taking): Promise<Conversation | null>;
  /** Ends that. Null when the conversation is gone, or another message is being answered by now. */
  letGo(key: ConversationKey, messageId: string, now: Date): Promise<Conversation | null>;
  rename(key: ConversationKey, title: string, now: Date): Promise<Conversation | null>;
  /** False if there was none. */
  remove(key: ConversationKey): Promise<boolean>;
  ready(): Promise<unknown>;
}

export function createConversationStore(connection: mongoose.Connection): ConversationStore {
  const model = connection.model<ConversationRow>('Conversation', schema);

  const change = async (
    key: ConversationKey,
    guard: mongoose.QueryFilter<ConversationRow>,
    $set: Partial<ConversationRow>,
    exchanges = 0,
  ): Promise<Conversation | null> => {
    const filter = { ...guard, _id: rowIdOf(key) };
    const update = { $set, $inc: { version: 1, exchanges } };
    const row = await despiteConflicts(() =>
      model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<ConversationRow>(),
    );
    return row && toConversation(row);
  };

  return {
    insert: ({ id, ...rest }) =>
      insertIfNew(model, { _id: rowIdOf({ ...rest, id }), ...rest, answering: null }),
    async find(key) {
      const row = await model.findOne({ _id: rowIdOf(key) }).lean<ConversationRow>();
      return row && toConversation(row);
    },
    async page(owner, before, limit) {
      const { workspaceId, userId } = owner;
      const place = before && { at: before.at, id: rowIdOf({ ...owner, id: before.id }) };
      const rows = await model
        .find({ workspaceId, userId, ...(place && beyond(place, 'updatedAt')) })
        .sort({ updatedAt: -1, _id: -1 })
        .limit(limit)
        .lean<ConversationRow[]>();
      return rows.map(toConversation);
    },
    count: ({ workspaceId, userId }) => model.countDocuments({ workspaceId, userId }),
    take(key, { messageId, isNew, now, until }) {
      const free = { $or: [{ answering: null }, { 'answering.until': { $lt: now } }] };
      const guard = isNew ? { ...free, exchanges: { $lt: MAX_EXCHANGES } } : free;
      return change(key, guard, { answering: { messageId, until }, updatedAt: now }, isNew ? 1 : 0);
    },
    letGo: (key, messageId, now) =>
      change(key, { 'answering.messageId': messageId }, { answering: null, updatedAt: now }),
    rename: (key, title, now) => change(key, {}, { title, updatedAt: now }),
    async remove(key) {
      const { deletedCount } = await despiteConflicts(() => model.deleteOne({ _id: rowIdOf(key) }));
      return deletedCount === 1;
    },
    ready: () => makeIndexes(model),
  };
}

const toConversation = ({ _id, answering: _, ...rest }: ConversationRow): Conversation => ({
  ...rest,
  ...keyOf(_id, rest),
});
