/** Subjects of a workspace's activity, and the actions on each. */
export const ACTS = {
  posts: [
    ...(['post.scheduled', 'post.sent', 'post.edited', 'post.moved', 'post.canceled'] as const),
    ...(['review.requested', 'review.changes_requested', 'review.approved', 'review.withdrawn'] as const),
    ...(['post.retried', 'post.deleted', 'post.taken_down', 'post.published', 'post.failed'] as const),
  ],
  connections: ['connection.made', 'connection.lost', 'connection.removed'],
  team: [
    ...(['member.joined', 'member.left', 'member.removed', 'member.role_changed'] as const),
    ...(['member.closed', 'member.reopened', 'member.succeeded'] as const),
    ...(['invitation.sent', 'invitation.resent', 'invitation.revoked', 'invitation.declined'] as const),
    ...([
      'workspace.created',
      'workspace.renamed',
      'workspace.approval_on',
      'workspace.approval_off',
    ] as const),
  ],
  tokens: ['token.created', 'token.revoked'],
  webhooks: [
    ...(['webhook.created', 'webhook.changed', 'webhook.paused', 'webhook.resumed'] as const),
    ...(['webhook.secret_renewed', 'webhook.removed'] as const),
  ],
} as const;

export type ActivityTopic = keyof typeof ACTS;
export const ACTIVITY_TOPICS = Object.keys(ACTS) as [ActivityTopic, ...ActivityTopic[]];

export type ActivityKind = (typeof ACTS)[ActivityTopic][number];
export const ACTIVITY_KINDS = Object.values(ACTS).flat() as ActivityKind[];

export const topicOf = (kind: ActivityKind): ActivityTopic =>
  ACTIVITY_TOPICS.find((topic) => (ACTS[topic] as readonly string[]).includes(kind)) ?? 'posts';

/** These happen by themselves, whatever call was running then. */
export const BY_ITSELF: ReadonlySet<ActivityKind> = new Set([
  'post.published',
  'post.failed',
  'connection.lost',
]);

/** In place of a person's id: Carillon itself. */
export const CARILLON = 'carillon';
/** How long it is stored. */
export const ACTIVITY_DAYS = 365;
