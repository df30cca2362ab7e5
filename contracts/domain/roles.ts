/** Roles in a workspace, the lowest first. Each role includes the rights of those before it. */
export const ROLES = ['viewer', 'writer', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a member with that role may do what asks for at least the other. */
export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);
