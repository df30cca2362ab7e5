const grant = (token: string) => ({
  accessToken: `v2:7d2c0b1a:${token}`,
  refreshToken: null,
  expiresAt: new Date('2027-01-27T09:00:00Z'),
  scopes: ['pages_manage_posts'],
});

const row = (platform: string, workspaceId = 'w1') => ({
  _id: `${workspaceId}:${platform}`,
  workspaceId,
  platform,
});

/** Connections as format 2 stored them, one for a workspace and network: connected, lost, removed with its event unsent, held. */
export const format2Connections = () => [
  {
    ...row('facebook'),
    status: 'connected',
    reason: null,
    revision: 4,
    renewingUntil: null,
    account: { id: '122501', name: 'Ada Lovelace', picture: null },
    grant: grant('facebook'),
    targets: [{ id: '104344', name: 'Bells', picture: null, accessToken: 'v2:7d2c0b1a:page' }],
    outbox: [],
  },
  {
    ...row('instagram'),
    status: 'lost',
    reason: 'The session has expired.',
    revision: 3,
    account: { id: '122501', name: 'Ada Lovelace', picture: null },
    grant: null,
    targets: [],
    renewingUntil: null,
    outbox: [],
  },
  {
    ...row('linkedin'),
    status: 'disconnected',
    reason: null,
    revision: 2,
    account: null,
    grant: null,
    targets: [],
    renewingUntil: null,
    outboxAt: new Date('2026-11-28T09:00:00Z'),
    outbox: [
      {
        id: '0b6f0c52-8d3e-4c5e-9f7a-1d2c3b4a5e6f',
        type: 'identity.connection.changed',
        version: 1,
        occurredAt: '2026-11-28T09:00:00.000Z',
        correlationId: 'c1',
        actor: null,
        data: { workspace_id: 'w1', platform: 'linkedin', status: 'disconnected', reason: null, revision: 2 },
      },
    ],
  },
  {
    ...row('facebook', 'w2'),
    status: 'connected',
    reason: null,
    revision: 1,
    suspended: true,
    account: { id: '122501', name: 'Ada Lovelace', picture: null },
    grant: grant('other'),
    targets: [],
    renewingUntil: null,
    outbox: [],
  },
];
