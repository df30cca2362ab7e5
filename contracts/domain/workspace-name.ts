/** The default name of the workspace created with an account. */
export const UNNAMED_WORKSPACE = 'My workspace';
