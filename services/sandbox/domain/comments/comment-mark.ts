/** An app's like or hide of a comment, in the name of the post's author. */
export interface CommentMark {
  readonly commentId: string;
  readonly postId: string;
  readonly liked: boolean;
  readonly hidden: boolean;
}
