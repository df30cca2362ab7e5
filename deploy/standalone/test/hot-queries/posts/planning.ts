import { type Case, now } from '../hold.ts';
import type { PostsStores } from './stores.ts';

const account = { platform: 'facebook', targetId: 't' } as const;
const BY_NAME = 'IXSCAN workspaceId_1_nameKey_1';
const template = { id: 't', workspaceId: 'w', name: 'Ours', text: 'New', version: 2 } as never;
const group = { id: 'g', workspaceId: 'w', name: 'Ours', hashtags: ['Bread'], version: 2 } as never;

/** Schedules, feeds, templates, link rules, series and zone data. */
export const planningCases: readonly Case<PostsStores>[] = [
  [
    'postingSchedules.save, once more',
    'IXSCAN _id_',
    (stores) =>
      stores.postingSchedules.save({
        workspaceId: 'w',
        platform: 'facebook',
        targetId: 't',
        targetName: 'T',
        timezone: 'UTC',
        slots: [],
        version: 2,
      }),
  ],
  ['calendarFeeds.find', 'IXSCAN _id_', (stores) => stores.calendarFeeds.find('w')],
  ['calendarFeeds.findBySecret', 'IXSCAN secretHash_1', (stores) => stores.calendarFeeds.findBySecret('s')],
  ['calendarFeeds.removeOlder', 'IXSCAN _id_', (stores) => stores.calendarFeeds.removeOlder('w', now)],
  [
    'calendarFeeds.removeMadeBy',
    'IXSCAN createdBy_1',
    (stores) => stores.calendarFeeds.removeMadeBy('u', now),
  ],
  ['calendarFeeds.remove', 'IXSCAN _id_', (stores) => stores.calendarFeeds.remove('w')],
  [
    'calendarFeeds.replace',
    'IXSCAN _id_',
    (stores) =>
      stores.calendarFeeds.replace({
        workspaceId: 'w',
        nonce: 'n',
        secretHash: 's',
        createdAt: now,
        createdBy: 'u',
      }),
  ],
  ['templates.find', 'IXSCAN _id_', (stores) => stores.templates.find('t', 'w')],
  ['templates.findNamed', BY_NAME, (stores) => stores.templates.findNamed('Ours', 'w')],
  ['templates.list', BY_NAME, (stores) => stores.templates.list('w')],
  ['templates.count', BY_NAME, (stores) => stores.templates.count('w')],
  ['templates.replace', 'IXSCAN _id_', (stores) => stores.templates.replace(template, 1)],
  ['templates.remove', 'IXSCAN _id_', (stores) => stores.templates.remove('t', 'w')],
  ['hashtagGroups.find', 'IXSCAN _id_', (stores) => stores.hashtagGroups.find('g', 'w')],
  ['hashtagGroups.findNamed', BY_NAME, (stores) => stores.hashtagGroups.findNamed('Ours', 'w')],
  ['hashtagGroups.list', BY_NAME, (stores) => stores.hashtagGroups.list('w')],
  ['hashtagGroups.count', BY_NAME, (stores) => stores.hashtagGroups.count('w')],
  ['hashtagGroups.replace', 'IXSCAN _id_', (stores) => stores.hashtagGroups.replace(group, 1)],
  ['hashtagGroups.remove', 'IXSCAN _id_', (stores) => stores.hashtagGroups.remove('g', 'w')],
  ['linkRules.find', 'IXSCAN _id_', (stores) => stores.linkRules.find('w')],
  [
    'linkRules.save, once more',
    'IXSCAN _id_',
    (stores) =>
      stores.linkRules.save({
        workspaceId: 'w',
        enabled: true,
        networks: {} as never,
        domains: null,
        version: 2,
      }),
  ],
  ['postingSchedules.find', 'IXSCAN _id_', (stores) => stores.postingSchedules.find('w', account)],
  [
    'postingSchedules.ofTargets',
    'IXSCAN _id_',
    (stores) => stores.postingSchedules.ofTargets('w', [account]),
  ],
  ['postingSchedules.all', 'IXSCAN workspaceId_1', (stores) => stores.postingSchedules.all('w')],
  ['series.find', 'IXSCAN _id_', (stores) => stores.series.find('p', 'w')],
  ['series.existing', 'IXSCAN _id_', (stores) => stores.series.existing(['p', 'q'], 'w')],
  ['series.due', 'IXSCAN series.nextAt_1', (stores) => stores.series.due(now, 10)],
  ['series.postpone', 'IXSCAN _id_', (stores) => stores.series.postpone('p', now)],
  [
    'series.advance',
    'IXSCAN _id_',
    (stores) => stores.series.advance('p', 1, { next: 2, nextAt: null, status: 'active', reason: null }),
  ],
  ['series.resume', 'IXSCAN _id_', (stores) => stores.series.resume('p', now)],
  ['series.stop', 'IXSCAN _id_', (stores) => stores.series.stop('p', now)],
  ['series.settle', 'IXSCAN _id_', (stores) => stores.series.settle('p')],
  ['series.rewind', 'IXSCAN series.nextAt_1', (stores) => stores.series.rewind(now)],
  ['zoneData.find', 'IXSCAN _id_', (stores) => stores.zoneData.find()],
  ['zoneData.save', 'IXSCAN _id_', (stores) => stores.zoneData.save({ release: '2026f', againAt: null })],
];
