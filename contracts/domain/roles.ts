/** What a member may do in a workspace, the least first: each may do what those before it may. */
export const ROLES = ['viewer', 'writer', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a member with that role may do what asks for at least the other. */
export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);
