import { localTextAt } from '@carillon/contracts/domain/local-time.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { t } from '@lingui/core/macro';

type Field = string | number | null;

interface PostTable {
  readonly fields: string[];
  readonly data: Field[][];
}

/**
 * Returns posts as a table: a line for each post. What is not known is an empty field. Times are in `zone`, as
 * spreadsheets read them, or in UTC, as programs do.
 */
export function toPostTable(posts: readonly PostWithFigures[], zone: string | null): PostTable {
  const columns = columnsFor(zone);
  return {
    fields: columns.map(([head]) => head),
    data: posts.map((post) => columns.map(([, fieldOf]) => fieldOf(post))),
  };
}

type Column = readonly [head: string, fieldOf: (post: PostWithFigures) => Field];

function columnsFor(zone: string | null): readonly Column[] {
  const timeOf = (at: string | null): string | null =>
    at !== null && zone !== null ? localTextAt(new Date(at), zone) : at;
  return [
    [zone ? t`Published (${zone})` : t`Published`, ({ published_at }) => timeOf(published_at)],
    [t`Network`, ({ platform }) => labelOf(platform)],
    [t`Published to`, ({ target_name }) => target_name],
    [t`Text`, ({ words }) => words],
    [t`Likes`, ({ likes }) => likes],
    [t`Comments`, ({ comments }) => comments],
    [t`Shares`, ({ shares }) => shares],
    [t`Engagement`, ({ engagement }) => engagement],
    [t`Reach`, ({ reach }) => reach],
    [t`Views`, ({ views }) => views],
    [t`Clicks`, ({ clicks }) => clicks],
    [zone ? t`Updated at (${zone})` : t`Updated at`, ({ read_at }) => timeOf(read_at)],
    [t`No longer on the network`, ({ gone }) => (gone ? t`yes` : '')],
    [t`Link`, ({ post_url }) => post_url],
  ];
}
