/** The languages in which questions about the workspace are read and answered. */
export type QuestionLanguage = 'en' | 'de';

export const QUESTION_KINDS = [
  ...(['answer_comments', 'comments', 'drafts', 'followers', 'times', 'posts', 'planned', 'report'] as const),
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question about the workspace's own posts, figures, comments and drafts. */
export interface Question {
  readonly kind: QuestionKind;
  readonly language: QuestionLanguage;
  /** As it was asked, in plain small letters. */
  readonly plain: string;
  /** The subject: "stollen"; null for everything. */
  readonly about: string | null;
  /** As many comments are to be answered; null where no number is said. */
  readonly count: number | null;
  /** By whom the comments are that are to be answered; null for anybody. */
  readonly author: string | null;
  /** The posts that the question is about. */
  readonly order: 'best' | 'worst';
}
