import type { getPostFigures as operation } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { CurvePoint } from '../domain/curve.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import type { CurveStore } from '../stores/curves.ts';
import type { FigureListStore } from '../stores/figure-lists.ts';
import { figuresView } from './figures-view.ts';

interface Deps {
  readonly stores: {
    readonly figureLists: Pick<FigureListStore, 'ofPost'>;
    readonly curves: Pick<CurveStore, 'of'>;
  };
}

type Publications = ReplyOf<typeof operation>['publications'];

/** The results of each publication of a post. Empty if it isn't published, or belongs to another workspace. */
export async function getPostFigures(
  { stores }: Deps,
  workspaceId: string,
  postId: string,
): Promise<Publications> {
  const publications = await stores.figureLists.ofPost(workspaceId, postId);
  const shownPublications = publications.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, LIMIT);
  const curves = await stores.curves.of(shownPublications.map(({ id }) => id));
  return shownPublications.map((one) => ({
    ...figuresView(one),
    curve: upToNow(one, curves.get(one.id) ?? []).map(({ at, figures }) => ({
      at: at.toISOString(),
      ...figures,
    })),
  }));
}

const LIMIT = 100;

/** Includes the last reading, which isn't a separate point if it repeated the previous one. */
const upToNow = (
  { readAt, figures }: TrackedPublication,
  curve: readonly CurvePoint[],
): readonly CurvePoint[] => {
  const last = curve.at(-1);
  return last && readAt && last.at < readAt ? [...curve, { at: readAt, figures }] : curve;
};
