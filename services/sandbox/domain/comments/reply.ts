/** What an app wrote under a comment, in the name of who posted. */
export interface Reply {
  readonly id: string;
  readonly postId: string;
  /** The comment that it is to. */
  readonly parentId: string;
  readonly text: string;
  readonly createdAt: Date;
}
