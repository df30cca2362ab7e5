import type mongoose from 'mongoose';
import type { PublicationRow } from './publication-row.ts';

/** Publications with their figures, as the dashboard asks for them. */
export interface FigureListStore {
  /** How many of a workspace went out from the one moment up to the other. */
  countPublished(workspaceId: string, from: Date, to: Date): Promise<number>;
}

export function createFigureListStore(model: mongoose.Model<PublicationRow>): FigureListStore {
  return {
    countPublished: (workspaceId, from, to) =>
      model.countDocuments({ workspaceId, publishedAt: { $gte: from, $lt: to } }),
  };
}
