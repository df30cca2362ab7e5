/** What the workspace that comes with an account is called until its owner names it. */
export const UNNAMED_WORKSPACE = 'My workspace';
