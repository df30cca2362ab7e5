/** What an app made of a comment, in the name of who posted. */
export interface CommentMark {
  readonly commentId: string;
  readonly postId: string;
  readonly liked: boolean;
  readonly hidden: boolean;
}
