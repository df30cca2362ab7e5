import {
  ACTIVITY_DAYS,
  type ActivityKind,
  type ActivityTopic,
  topicOf,
} from '@carillon/contracts/domain/activity.ts';
import mongoose from 'mongoose';
import type { ActivityRecord, Facts } from '../domain/activity.ts';

export interface ActivityRow {
  /** The id of the event. */
  _id: string;
  workspaceId: string;
  at: Date;
  kind: ActivityKind;
  topic: ActivityTopic;
  who: 'person' | 'carillon' | 'unknown';
  actorId?: string;
  tokenId?: string;
  by?: string;
  memberId?: string;
  facts: Omit<Facts, 'memberId'>;
  key?: string;
}

const text = { type: String, required: true };
export const activitySchema = new mongoose.Schema<ActivityRow>(
  {
    _id: String,
    workspaceId: text,
    at: { type: Date, required: true },
    kind: text,
    topic: text,
    who: text,
    actorId: String,
    tokenId: String,
    by: String,
    memberId: String,
    facts: { type: Object, required: true },
    key: String,
  },
  { versionKey: false, collection: 'activity', minimize: false },
);
activitySchema.index({ workspaceId: 1, at: -1, _id: -1 });
activitySchema.index({ workspaceId: 1, topic: 1, at: -1, _id: -1 });
activitySchema.index({ workspaceId: 1, actorId: 1, at: -1, _id: -1 });
activitySchema.index({ workspaceId: 1, who: 1, at: -1, _id: -1 });
activitySchema.index({ workspaceId: 1, key: 1 }, { partialFilterExpression: { key: { $exists: true } } });
activitySchema.index({ at: 1 }, { expireAfterSeconds: ACTIVITY_DAYS * 24 * 3600 });

export function rowOf({
  id,
  kind,
  who,
  facts: { memberId, ...facts },
  key,
  ...rest
}: ActivityRecord): ActivityRow {
  const person = who.kind === 'person' && { actorId: who.id, tokenId: who.tokenId, by: who.by };
  const row = {
    ...rest,
    _id: id,
    kind,
    topic: topicOf(kind),
    who: who.kind,
    memberId,
    facts,
    key,
    ...person,
  };
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  ) as unknown as ActivityRow;
}

export function actOf({
  _id: id,
  who,
  actorId,
  tokenId,
  by,
  memberId,
  facts,
  ...rest
}: ActivityRow): ActivityRecord {
  const person = { kind: 'person' as const, id: actorId ?? '', tokenId, by };
  return { ...rest, id, who: who === 'person' ? person : { kind: who }, facts: { ...facts, memberId } };
}
