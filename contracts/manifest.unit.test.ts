import { expect, test } from '@jest/globals';
import { parseBuiltManifest, parseManifest } from './manifest.ts';

const whole = {
  name: 'planner',
  routes: [{ path: '/schedule-post', title: 'Schedule', access: 'user' }],
  navigation: [{ path: '/schedule-post', label: 'Schedule', icon: 'clock', order: 30 }],
};

test('a manifest is read as it is', () => {
  expect(parseManifest(JSON.stringify(whole))).toEqual(whole);
});

test('every fault is named by its field', () => {
  const bad = {
    ...whole,
    name: 'Planner',
    routes: [{ path: 'schedule', title: '', access: 'all' }],
    navigation: [{ path: '/bulk-post', label: 'Bulk', icon: 'star', order: 40 }],
    page: true,
  };
  const read = () => parseManifest(JSON.stringify(bad));
  expect(read).toThrow('manifest.json: name: must be lower-case letters and digits');
  expect(read).toThrow('routes.0.path: must be a path such as /create-post');
  expect(read).toThrow('routes.0.title');
  expect(read).toThrow('routes.0.access');
  expect(read).toThrow('navigation.0.icon');
  expect(read).toThrow('"page"');
});

test('an entry of the sidebar leads to one of its pages', () => {
  const elsewhere = { ...whole, navigation: [{ ...whole.navigation[0], path: '/dashboard' }] };
  expect(() => parseManifest(JSON.stringify(elsewhere))).toThrow(
    'navigation.0.path: /dashboard is none of the routes',
  );
});

test('a build adds its scripts, which are files beside it', () => {
  const built = { ...whole, entry: 'remoteEntry.0a.js', chunks: ['page.0b.js'] };
  expect(parseBuiltManifest(JSON.stringify(built))).toEqual(built);
  expect(() => parseBuiltManifest(JSON.stringify(whole))).toThrow('entry');
  expect(() => parseBuiltManifest(JSON.stringify({ ...built, chunks: ['../x.js'] }))).toThrow('chunks.0');
  expect(() => parseBuiltManifest(JSON.stringify({ ...built, routes: [] }))).toThrow(
    'routes: must have a page',
  );
});
