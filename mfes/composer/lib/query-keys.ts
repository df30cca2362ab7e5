/** The drafts of the workspace, and those of one review below it. */
export const DRAFTS_KEY = ['drafts'];
