import type { FigureName } from '@carillon/contracts/http/analytics/figures.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import { type CurvePoint, MAX_POINTS, thinned } from '../domain/curve.ts';
import { knownIn, NO_FIGURES } from '../domain/figures.ts';
import type { ReadingBatch } from '../domain/reading-batch.ts';

/** Figures that are not known are not there. */
type PointRow = { readonly at: Date } & Partial<Record<FigureName, number>>;

interface CurveRow {
  /** Its publication's. */
  _id: string;
  publishedAt: Date;
  /** The number of the last batch applied. */
  seq: number;
  count: number;
  points: PointRow[];
}

const number = { type: Number, required: true };
const schema = new mongoose.Schema<CurveRow>(
  { _id: String, publishedAt: { type: Date, required: true }, seq: number, count: number, points: [Object] },
  { versionKey: false, collection: 'curves' },
);

/** Growth curves by publication. They're long and requested for one post at a time, so lists don't read them. */
export interface CurveStore {
  /** Does nothing when it is there. */
  add(publication: { readonly id: string; readonly publishedAt: Date }): Promise<void>;
  /** Adds the points of a batch to whichever curve does not have it yet. */
  apply(batch: Pick<ReadingBatch, 'seq' | 'changes'>): Promise<void>;
  of(ids: readonly string[]): Promise<Map<string, CurvePoint[]>>;
  ready(): Promise<unknown>;
}

export function createCurveStore(connection: mongoose.Connection): CurveStore {
  const model = connection.model<CurveRow>('Curve', schema);
  const thin = async ({ _id, seq, points, publishedAt }: CurveRow): Promise<void> => {
    const keptPoints = thinned(points.map(pointOf), publishedAt).map(pointRow);
    await model.updateOne({ _id, seq }, { $set: { points: keptPoints, count: keptPoints.length } });
  };
  return {
    async add({ id, publishedAt }) {
      await insertIfNew(model, { _id: id, publishedAt, seq: 0, count: 0, points: [] });
    },
    async apply({ seq, changes }) {
      const grown = changes.filter(({ points }) => points.length > 0);
      if (grown.length === 0) return;
      const writes = grown.map(({ id, points }) => ({
        updateOne: {
          filter: { _id: id, seq: { $lt: seq } },
          update: {
            $set: { seq },
            $push: { points: { $each: points.map(pointRow) } },
            $inc: { count: points.length },
          },
        },
      }));
      await despiteConflicts(() => model.bulkWrite(writes, { ordered: false }));
      const ids = grown.map(({ id }) => id);
      const long = await model.find({ _id: { $in: ids }, count: { $gt: MAX_POINTS } }).lean<CurveRow[]>();
      for (const row of long) await thin(row);
    },
    async of(ids) {
      const rows = await model.find({ _id: { $in: [...ids] } }).lean<CurveRow[]>();
      return new Map(rows.map(({ _id, points }) => [_id, points.map(pointOf)]));
    },
    ready: () => makeIndexes(model),
  };
}

const pointRow = ({ at, figures }: CurvePoint): PointRow => ({ at, ...knownIn(figures) });
const pointOf = ({ at, ...figures }: PointRow): CurvePoint => ({
  at,
  figures: { ...NO_FIGURES, ...figures },
});
