/** What a member may do in a workspace, the least first: each may do what those before it may. */
export const ROLES = ['viewer', 'writer', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a member with that role may do what asks for at least the other. */
export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  viewer: 'Viewer',
  writer: 'Writer',
  editor: 'Editor',
  owner: 'Owner',
};

/** What each may do beyond those before it, for whoever gives a role or has one. */
export const ROLE_SENTENCES: Readonly<Record<Role, string>> = {
  viewer: 'Viewers see posts, drafts, comments and figures, and change nothing.',
  writer:
    'Writers write drafts and send them for approval, add media and templates, use the AI tools, and reply to comments.',
  editor: 'Editors publish, schedule, move and cancel posts, and approve drafts unless owners approve posts.',
  owner: 'Owners connect accounts, and manage members and the plan.',
};
