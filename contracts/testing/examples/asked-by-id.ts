/** A call about the one thing that the provider's state makes, and names. */
export const inputById = (name: string, id: string) => ({ known: { [name]: id }, input: { params: { id } } });

/** The id of a post's only publication. */
export const publicationOf = (post: string): string => `${post}-1`;

/** A call about it. */
export const inputOfPublication = (post: string) => ({
  known: { post_id: post, publication_id: publicationOf(post) },
  input: { params: { id: publicationOf(post) } },
});
