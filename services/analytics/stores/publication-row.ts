import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { FIGURE_NAMES, type FigureName } from '@carillon/contracts/http/analytics/figures.ts';
import { FIGURE_SORTS, type FigureSort } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import mongoose from 'mongoose';
import { type Figures, NO_FIGURES } from '../domain/figures.ts';
import { wordsIn } from '../domain/search-words.ts';
import { type PublicationRef, type TrackedPublication, targetKey } from '../domain/tracked.ts';

export interface PublicationRow extends Record<FigureName, number | null> {
  _id: string;
  workspaceId: string;
  /** The key of its target. */
  target: string;
  platform: PlatformName;
  pageId: string | null;
  targetId: string;
  targetName: string;
  postId: string;
  remoteId: string;
  words: string;
  /** The words of its text, to be searched for. */
  terms: string[];
  postUrl: string | null;
  publishedAt: Date;
  /** Its owner took it off the list. */
  removed: boolean;
  /** The revision of the last event received. */
  revision: number;
  engagement: number | null;
  readAt: Date | null;
  /** Null when it is not read any more. */
  dueAt: Date | null;
  gone: boolean;
  /** The number of the last batch applied. */
  seq: number;
  isDrawn: boolean;
  commentsKept: number | null;
}

/** Returns the field by which a list is sorted. */
export function fieldOf(sort: FigureSort): Exclude<FigureSort, 'published_at'> | 'publishedAt' {
  return sort === 'published_at' ? 'publishedAt' : sort;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const flag = { type: Boolean, required: true };
const orNull = <T>(type: T) => ({ type, default: null });

const schema = new mongoose.Schema<PublicationRow>(
  {
    _id: String,
    workspaceId: text,
    target: text,
    platform: text,
    pageId: orNull(String),
    targetId: text,
    targetName: String,
    postId: text,
    remoteId: text,
    words: String,
    terms: [String],
    postUrl: orNull(String),
    publishedAt: { type: Date, required: true },
    removed: flag,
    revision: number,
    engagement: orNull(Number),
    ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, orNull(Number)])),
    readAt: orNull(Date),
    dueAt: orNull(Date),
    gone: flag,
    seq: number,
    isDrawn: flag,
    commentsKept: orNull(Number),
  },
  { versionKey: false, collection: 'publications' },
);
schema.index({ target: 1, dueAt: 1 });
schema.index({ workspaceId: 1, postId: 1 });
// A list may be sorted by each of these, either way round.
for (const name of FIGURE_SORTS) schema.index({ workspaceId: 1, [fieldOf(name)]: -1, _id: -1 });

export const publicationModel = (connection: mongoose.Connection): mongoose.Model<PublicationRow> =>
  connection.model<PublicationRow>('Publication', schema);

export const newRow = ({ content, id, ...ref }: PublicationRef, revision: number, dueAt: Date | null) => ({
  _id: id,
  ...ref,
  target: targetKey(ref),
  terms: wordsIn(content),
  revision,
  dueAt,
  ...NO_FIGURES,
  engagement: null,
  readAt: null,
  gone: false,
  seq: 0,
  isDrawn: false,
  commentsKept: null,
});

/** All that is asked for but the words, which are many. */
export const FACTS = { terms: 0 } as const;

export function trackedOf(row: PublicationRow): TrackedPublication {
  const { _id: id, workspaceId, platform, pageId, targetId, targetName, postId, remoteId, words } = row;
  const { postUrl, publishedAt, readAt, isDrawn, gone, commentsKept } = row;
  return {
    id,
    workspaceId,
    platform,
    pageId,
    targetId,
    targetName,
    postId,
    remoteId,
    words,
    postUrl,
    publishedAt,
    readAt,
    isDrawn,
    gone,
    commentsKept,
    figures: figuresOf(row),
  };
}

const figuresOf = (row: Partial<Record<FigureName, number | null>>): Figures =>
  Object.fromEntries(FIGURE_NAMES.map((name) => [name, row[name] ?? null])) as Figures;
