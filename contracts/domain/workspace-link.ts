/** Names the workspace of a page in its address. The app enters it, and takes it out of the address. */
export const WORKSPACE_PARAM = 'workspace';

/** Links from mails and calendars into a workspace: the user who follows one may be in another. */
export const linksInto =
  (publicUrl: string, workspaceId: string) =>
  (path: string): string => {
    const url = new URL(publicUrl + path);
    url.searchParams.set(WORKSPACE_PARAM, workspaceId);
    return url.href;
  };
