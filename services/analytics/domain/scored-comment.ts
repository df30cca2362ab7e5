import type { CommentScore } from '@carillon/contracts/http/ai/score-comments.ts';

export interface ScoredComment extends CommentScore {
  readonly id: string;
  readonly text: string;
  readonly createdAt: Date | null;
  readonly url: string | null;
}
