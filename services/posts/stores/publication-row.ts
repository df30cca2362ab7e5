import { listOf, type PostList } from '@carillon/contracts/domain/publication.ts';
import { withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { type ReasonColumns, reasonColumns } from '@carillon/kit/store/reason-columns.ts';
import mongoose from 'mongoose';
import { wakeAt } from '../domain/decide.ts';
import type {
  Attempt,
  CommentState,
  History,
  Lease,
  MediaFile,
  Move,
  Note,
  Publication,
  PublicationSpec,
  State,
  Trouble,
} from '../domain/publication.ts';

/** A publication as it lies in the database: the state's fields beside each other, null where they don't apply. */
export interface PublicationRow extends Omit<PublicationSpec, 'id' | 'media'>, StateColumns {
  _id: string;
  media: MediaFile[];
  attempts: Attempt[];
  notes: Note[];
  failures: number;
  firstFailureAt: Date | null;
  trouble?: Trouble | null;
  /** These came later: rows from before have none of them. */
  editedAt?: Date | null;
  editedAfter?: number;
  retriedAt?: Date | null;
  retriedAfter?: number;
  moves?: Move[];
  removedAt?: Date | null;
  takenDownAt?: Date | null;
  files?: History['files'];
  comment?: CommentColumns | null;
  /** When its first comment next needs work. Absent if never. */
  commentAt?: Date;
  revision?: number;
  calendarRevision?: number;
  calendarChangedAt?: Date | null;
  /** Stamps of the last changes of state, one each. */
  stamps?: string[];
}

export type CommentColumns = Omit<CommentState, 'reason'> & ReasonColumns;

export interface StateColumns extends ReasonColumns {
  status: State['status'];
  /** When something is to be done with it next; see `wakeAt`. */
  wakeAt: Date | null;
  /** While it is being published: its places within the limits of its account and its network. */
  permits?: string[];
  nextAttemptAt: Date | null;
  waitingFor: 'time' | 'retry' | 'connection' | null;
  lease: Lease | null;
  endedAt: Date | null;
  /** The list of its workspace that it is in, none when its owner took it off, and its place there. */
  list: PostList | null;
  listAt: Date;
  remoteId: string | null;
  url: string | null;
}

const text = { type: String, required: true };
const textOrNull = { type: String, default: null };
const reasonText = { type: mongoose.Schema.Types.Mixed, default: undefined };
const date = { type: Date, required: true };
const dateOrNull = { type: Date, default: null };
/** Stores empty objects, for example a reason without values, so a row reads back as it was written. */
const part = (fields: mongoose.SchemaDefinition) =>
  new mongoose.Schema(fields, { _id: false, id: false, minimize: false });

export const mediaPart = part({
  mediaId: text,
  folder: text,
  file: text,
  kind: text,
  mime: text,
  bytes: Number,
  altText: { type: String, default: '' },
});

export const specFields = {
  workspaceId: text,
  platform: text,
  pageId: textOrNull,
  targetId: text,
  targetName: text,
  // Empty where the media speaks for itself, which `required` would refuse.
  content: { type: String, default: '' },
  media: [mediaPart],
  firstComment: { type: String, default: undefined },
  options: { type: mongoose.Schema.Types.Mixed, default: undefined },
  linkTags: {
    type: part({
      parameters: [part({ name: text, value: text })],
      timezone: text,
      domains: { type: [String], default: null },
    }),
    default: undefined,
  },
  createdAt: date,
  dueAt: date,
  localTime: textOrNull,
  timezone: textOrNull,
  fromQueue: Boolean,
  seriesId: { type: String, default: undefined },
  traceparent: { type: String, default: undefined },
  correlationId: { type: String, default: undefined },
};

export const publicationSchema = new mongoose.Schema<PublicationRow>(
  {
    _id: String,
    postId: text,
    ...specFields,
    attempts: [
      part({ n: Number, startedAt: Date, endedAt: dateOrNull, outcome: textOrNull, message: textOrNull }),
    ],
    notes: [part({ key: text, value: text })],
    failures: { type: Number, default: 0 },
    firstFailureAt: dateOrNull,
    trouble: { type: part({ code: text, networkMessage: textOrNull }), default: null },
    editedAt: dateOrNull,
    editedAfter: { type: Number, default: 0 },
    retriedAt: dateOrNull,
    retriedAfter: { type: Number, default: 0 },
    moves: [
      part({
        at: date,
        from: date,
        fromZone: textOrNull,
        to: dateOrNull,
        toZone: textOrNull,
        cause: { type: String, default: undefined },
      }),
    ],
    removedAt: dateOrNull,
    takenDownAt: { type: Date, default: undefined },
    files: String,
    comment: {
      type: part({
        status: text,
        at: dateOrNull,
        leaseId: textOrNull,
        askedAt: date,
        mayBeOut: Boolean,
        failures: Number,
        uncertain: Number,
        firstFailureAt: dateOrNull,
        sentAt: { type: Date, default: undefined },
        refusals: { type: Number, default: undefined },
        reason: textOrNull,
        reasonText,
        remoteId: textOrNull,
        waitsForConnection: Boolean,
      }),
      default: undefined,
    },
    commentAt: { type: Date, default: undefined },
    revision: { type: Number, default: 0 },
    calendarRevision: { type: Number, default: undefined },
    calendarChangedAt: { type: Date, default: undefined },
    stamps: { type: [String], default: undefined },
    status: text,
    wakeAt: dateOrNull,
    permits: { type: [String], default: undefined },
    nextAttemptAt: dateOrNull,
    waitingFor: textOrNull,
    lease: { type: part({ id: text, by: text, until: date }), default: null },
    endedAt: dateOrNull,
    list: textOrNull,
    listAt: date,
    remoteId: textOrNull,
    url: textOrNull,
    reason: textOrNull,
    reasonText,
  },
  { versionKey: false, collection: 'publications' },
);
// Each index costs every publication one write or more, so each serves a hot query, in the order that its queries
// need. Publications of a post are found by their own IDs, which begin with the post's. For the next work on a
// network: due ones in their processing order, skipping accounts without a free permit; expired leases; files that
// are old enough.
publicationSchema.index({ platform: 1, status: 1, wakeAt: 1, createdAt: 1, targetId: 1 });
// A permit belongs to one publication: a duplicate means that the account or the network has no room.
publicationSchema.index({ permits: 1 }, { unique: true, sparse: true });
// First comments that are due, or whose lease has run out. Most posts have none, and cost it nothing.
publicationSchema.index({ commentAt: 1 }, { sparse: true });
// The lists of a workspace: open ones by due time, finished ones by end.
publicationSchema.index({ workspaceId: 1, list: 1, listAt: 1, _id: 1 });
// Publications due within a window, whatever their status; written once, and again when they are moved.
publicationSchema.index({ workspaceId: 1, dueAt: 1, _id: 1 });
// A post on a network is one publication's alone, however alike two of them are.
publicationSchema.index(
  { platform: 1, remoteId: 1 },
  { unique: true, partialFilterExpression: { remoteId: { $type: 'string' } } },
);
withOutbox(publicationSchema);

/** The columns with a publication's state. */
export function stateColumns(publication: Publication): StateColumns {
  const columns: StateColumns = {
    status: publication.status,
    wakeAt: wakeAt(publication),
    nextAttemptAt: null,
    waitingFor: null,
    lease: null,
    endedAt: null,
    list: publication.removedAt ? null : listOf(publication.status),
    listAt: publication.dueAt,
    remoteId: null,
    url: null,
    reason: null,
  };
  switch (publication.status) {
    case 'scheduled': {
      const { nextAttemptAt, waitingFor, reason } = publication;
      return { ...columns, nextAttemptAt, waitingFor, ...reasonColumns(reason) };
    }
    case 'publishing':
      return { ...columns, lease: publication.lease };
    case 'published': {
      const { publishedAt, remoteId, url } = publication;
      return { ...columns, ...endAt(publishedAt), remoteId, url };
    }
    case 'failed':
      return { ...columns, ...endAt(publication.failedAt), ...reasonColumns(publication.reason) };
    case 'canceled':
      return { ...columns, ...endAt(publication.canceledAt) };
  }
}

export const commentColumns = ({ reason, ...comment }: CommentState): CommentColumns => ({
  ...comment,
  ...reasonColumns(reason),
});

const endAt = (at: Date) => ({ endedAt: at, listAt: at });
