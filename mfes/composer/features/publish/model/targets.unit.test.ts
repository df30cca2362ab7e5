import type { NetworkConnection } from '@carillon/sdk/index.ts';
import { connectionOf, lostConnection, networksOf } from '@carillon/sdk/testing/connections.ts';
import { describe, expect, test } from '@jest/globals';
import {
  connectedNetworks,
  facebookPages,
  images,
  manyTags,
  obstacles,
  profile,
  selectedOf,
  words,
} from '../../../test/target-choices.ts';
import { targetsText } from './target-names.ts';
import {
  type Choice,
  choicesOf,
  countTargets,
  entriesOf,
  listSelectedNetworks,
  type Targets,
  withTarget,
} from './targets.ts';

describe('where a post can go', () => {
  test('preselects usable networks with their first page', () => {
    expect(entriesOf(choicesOf(connectedNetworks, words('Hello'), images(1)), words('Hello'))).toEqual([
      { platform_id: 1, page_id: 'p1', content: 'Hello' },
      { platform_id: 2, page_id: 'a1', content: 'Hello' },
      { platform_id: 3, page_id: 'urn:li:person:ada', content: 'Hello' },
    ]);
  });

  test('a LinkedIn page and the profile beside it are named', () => {
    const [, , linkedin] = networksOf(
      connectionOf('linkedin', [
        { id: 'urn:li:person:ada', name: 'Ada' },
        { id: 'urn:li:organization:7', name: 'Bells Ltd', kind: 'page' },
      ]),
    ) as [NetworkConnection, NetworkConnection, NetworkConnection];
    const choose = (targets: Targets) => choicesOf([linkedin], words('Hello'), [], targets)[2] as Choice;
    const both = withTarget([], choose([]), { pageIds: linkedin.targets.map(({ id }) => id) }, []);
    expect(both.map(({ page_id }) => page_id)).toEqual(['urn:li:person:ada', 'urn:li:organization:7']);
    expect(entriesOf([choose(both)], words('Hello'))).toEqual([
      { platform_id: 3, page_id: 'urn:li:person:ada', content: 'Hello' },
      { platform_id: 3, page_id: 'urn:li:organization:7', content: 'Hello' },
    ]);
    const page = withTarget(both, choose(both), { pageIds: ['urn:li:organization:7'] }, []);
    expect(choose(page).pageIds).toEqual(['urn:li:organization:7']);
    expect(choose([]).pageIds).toEqual(['urn:li:person:ada']);
  });

  test('Instagram needs an image, and comes along once there is one', () => {
    expect(obstacles('Hello', 0)).toMatchObject({
      facebook: null,
      instagram: 'Image required',
      linkedin: null,
    });
    expect(obstacles('Hello', 1).instagram).toBeNull();
  });

  test('reports all reasons against a network at once', () => {
    expect(obstacles('x'.repeat(3087), 0).instagram).toBe(
      'Image required | Too long for Instagram: 3,087 of 2,200 characters',
    );
  });

  test('mentions a picture that Instagram gets with white bars, and doesn’t hold the post back', () => {
    const strip = { kind: 'image', name: 'strip.jpg', bytes: 1000, width: 3000, height: 400 } as const;
    const [facebook, instagram] = choicesOf(connectedNetworks, words('Hello'), [strip]);
    expect(instagram).toMatchObject({
      selected: true,
      note: expect.stringMatching(/^On Instagram, “strip\.jpg” will have white bars/),
    });
    expect(facebook?.note).toBeNull();
  });

  const film = (facts: object) => ({
    kind: 'video' as const,
    name: 'a.mp4',
    bytes: 5_000_000,
    width: 1080,
    height: 1920,
    video: {
      container: 'mp4' as const,
      seconds: 12,
      width: 1080,
      height: 1920,
      codec: 'h264',
      audio: null,
      chroma: null,
      depth: null,
      scan: null,
      fps: 30,
      gop: null,
      edits: false,
      indexed_first: true,
      ...facts,
    },
  });

  test('a video that one network refuses goes to the others', () => {
    const choices = choicesOf(connectedNetworks, words('Hello'), [film({ codec: 'av1', seconds: 2 })]);
    expect(selectedOf(choices)).toEqual(['facebook']);
    expect(choices[2]?.obstacles).toEqual([
      'LinkedIn accepts videos of at least 3 seconds; this one is 2 seconds long. Use a longer video.',
    ]);
  });

  test('shows a network’s advice about a video without blocking it', () => {
    const [, , linkedin] = choicesOf(connectedNetworks, words('Hello'), [film({ codec: 'av1' })]);
    expect(linkedin).toMatchObject({
      selected: true,
      note: expect.stringMatching(/^LinkedIn recommends videos in H\.264 or HEVC; this one is in AV1\./),
    });
  });

  const [facebook, instagram, linkedin] = choicesOf(connectedNetworks, words('Hello'), images(1)) as [
    Choice,
    Choice,
    Choice,
  ];

  test("the user's wishes hold, and never against an obstacle", () => {
    const second = withTarget([], facebook, { pageIds: ['p2'] }, []);
    const more = withTarget(second, instagram, { selected: true }, []);
    const wishes = withTarget(more, linkedin, { selected: false }, []);
    expect(
      entriesOf(choicesOf(connectedNetworks, words('Hello'), images(0), wishes), words('Hello')),
    ).toEqual([{ platform_id: 1, page_id: 'p2', content: 'Hello' }]);
  });

  test('two pages of one network are two targets, and none is the network left out', () => {
    const both = withTarget([], facebook, { pageIds: ['p2', 'p1'] }, []);
    const [chosenChoice] = choicesOf(connectedNetworks, words('Hello'), [], both) as [Choice];
    expect(entriesOf([chosenChoice], words('Hello'))).toEqual([
      { platform_id: 1, page_id: 'p1', content: 'Hello' },
      { platform_id: 1, page_id: 'p2', content: 'Hello' },
    ]);
    expect(targetsText([chosenChoice], connectedNetworks)).toBe('Facebook (Bells, Whistles)');
    expect(countTargets([chosenChoice, linkedin])).toBe(3);
    const none = withTarget(both, chosenChoice, { pageIds: [] }, []);
    const [unchosenChoice] = choicesOf(connectedNetworks, words('Hello'), [], none) as [Choice];
    expect(unchosenChoice).toMatchObject({ selected: false, pageIds: ['p1', 'p2'] });
    const again = choicesOf(
      connectedNetworks,
      words('Hello'),
      [],
      withTarget(none, unchosenChoice, { selected: true }, []),
    );
    expect(again[0]).toMatchObject({ selected: true, pageIds: ['p1', 'p2'] });
  });

  test('includes a first comment, and deselects a network for which it is too long', () => {
    const [first] = entriesOf(
      choicesOf(connectedNetworks, words('Hello', '#bells'), []),
      words('Hello', '#bells'),
    );
    expect(first).toEqual({ platform_id: 1, page_id: 'p1', content: 'Hello', first_comment: '#bells' });
    const long = choicesOf(connectedNetworks, words('Hello', 'x'.repeat(1251)), images(1));
    expect(selectedOf(long)).toEqual(['facebook', 'instagram']);
    expect(long[2]?.obstacles.join()).toMatch(/First comment too long for LinkedIn: 1,251 of 1,250/);
  });

  const bluesky = connectionOf('bluesky', [{ id: 'did:plc:ada', name: '@ada.example' }]);
  const withBluesky = networksOf(
    facebookPages,
    connectionOf('instagram', [{ id: 'a1', name: 'bells' }]),
    profile,
    bluesky,
  );

  test('a network that is connected later does not join a draft whose networks are named', () => {
    const targets: Targets = (['facebook', 'instagram', 'linkedin'] as const).map((platform) => ({
      platform,
      selected: platform !== 'linkedin',
      page_id: null,
    }));
    expect(selectedOf(choicesOf(withBluesky, words('Hello'), images(1), targets))).toEqual([
      'facebook',
      'instagram',
    ]);
    expect(selectedOf(choicesOf(withBluesky, words('Hello'), images(1)))).toEqual([
      ...['facebook', 'instagram', 'linkedin', 'bluesky'],
    ]);
  });

  test('the first choice for one network keeps the others as displayed', () => {
    const choices = choicesOf(withBluesky, words('Hello'), []);
    const targets = withTarget([], choices[0] as Choice, { selected: false }, choices);
    expect(selectedOf(choicesOf(withBluesky, words('Hello'), [], targets))).toEqual(['linkedin', 'bluesky']);
    // Instagram still comes along with the first image.
    expect(selectedOf(choicesOf(withBluesky, words('Hello'), images(1), targets))).toEqual([
      ...['instagram', 'linkedin', 'bluesky'],
    ]);
    const before = choicesOf(connectedNetworks, words('Hello'), images(1));
    const earlier = withTarget([], before[0] as Choice, { selected: false }, before);
    expect(selectedOf(choicesOf(withBluesky, words('Hello'), images(1), earlier))).toEqual([
      ...['instagram', 'linkedin'],
    ]);
  });

  test('includes a network that only waits for an image, and not one that is deselected', () => {
    const targets: Targets = [
      { platform: 'facebook', selected: false, page_id: null },
      { platform: 'instagram', selected: true, page_id: null },
    ];
    expect(listSelectedNetworks(choicesOf(connectedNetworks, words('Hello'), [], targets))).toEqual([
      'instagram',
    ]);
    expect(listSelectedNetworks(choicesOf([], words('Hello'), []))).toEqual([]);
  });

  test('a draft of before means what it meant', () => {
    const first = (targets: Targets) => choicesOf(connectedNetworks, words('Hello'), [], targets)[0];
    expect(first([{ platform: 'facebook', selected: true, page_id: null }])).toMatchObject({
      selected: true,
      pageIds: ['p1'],
    });
    expect(first([{ platform: 'facebook', selected: false, page_id: 'p2' }])).toMatchObject({
      selected: false,
      pageIds: ['p2'],
    });
  });

  const missingPage = { platform: 'facebook', selected: true, page_id: 'gone' } as const;
  const afterwards = (targets: Targets) =>
    choicesOf(connectedNetworks, words('Hello'), [], targets)[0] as Choice;

  test('no page replaces a chosen one that is gone, which is reported', () => {
    expect(afterwards([missingPage])).toMatchObject({
      selected: false,
      pageIds: [],
      obstacles: [],
      note: 'The account chosen on Facebook is no longer connected. Choose another one.',
    });
    expect(afterwards([missingPage, { ...missingPage, page_id: 'gone too' }]).note).toBe(
      'The accounts chosen on Facebook are no longer connected. Choose others.',
    );
    expect(afterwards([{ ...missingPage, selected: false }])).toMatchObject({ selected: false, note: null });
    expect(afterwards([missingPage, { ...missingPage, page_id: 'p2' }])).toMatchObject({
      selected: true,
      pageIds: ['p2'],
      note: null,
    });
  });

  test('a network whose chosen page is gone can be selected again, with its first page', () => {
    const again = withTarget([missingPage], afterwards([missingPage]), { selected: true }, []);
    expect(again).toEqual([{ platform: 'facebook', selected: true, page_id: 'p1' }]);
    expect(afterwards(again)).toMatchObject({ selected: true, pageIds: ['p1'], note: null });
  });

  test('a stored draft that names no LinkedIn profile means the one that was connected first', () => {
    const bob = connectionOf('linkedin', [{ id: 'urn:li:person:bob', name: 'Bob' }], { id: 'con-bob' });
    const chosenNames = (...all: Parameters<typeof networksOf>) => {
      const targets: Targets = [{ platform: 'linkedin', selected: true, page_id: null }];
      return choicesOf(networksOf(...all), words('Hello'), [], targets)[2];
    };
    expect(chosenNames(profile, bob)).toMatchObject({ selected: true, pageIds: ['urn:li:person:ada'] });
    expect(chosenNames(lostConnection(profile), bob)).toMatchObject({ selected: false, pageIds: [] });
  });

  test('no account replaces a chosen one with a lost connection', () => {
    const other = connectionOf('facebook', [{ id: 'p9', name: 'Chimes' }], { id: 'con-other' });
    const targets: Targets = [{ platform: 'facebook', selected: true, page_id: 'p2' }];
    const [choice] = choicesOf(networksOf(lostConnection(facebookPages), other), words('Hello'), [], targets);
    expect(choice).toMatchObject({ selected: false, pageIds: [], obstacles: [], note: null });
    expect(withTarget(targets, choice as Choice, { selected: true }, [])).toEqual([
      { platform: 'facebook', selected: true, page_id: 'p9' },
    ]);
  });

  test.each(['pending', 'failed'] as const)('a network whose check is %s keeps no other back', (check) => {
    const [facebook, ...rest] = connectedNetworks as [NetworkConnection, ...NetworkConnection[]];
    const one: NetworkConnection = { ...facebook, connected: false, targets: [], check };
    const choices = choicesOf([one, ...rest], words('Hello'), images(1));
    expect(selectedOf(choices)).toEqual(['instagram', 'linkedin']);
    expect(choices[0]?.obstacles.join()).toMatch(/Facebook/);
    expect(choices[0]?.obstacles.join()).not.toMatch(/isn’t connected/);
  });

  test.each([
    [
      '2,201 letters on Instagram',
      'x'.repeat(2201),
      1,
      'instagram',
      /Too long for Instagram: 2,201 of 2,200/,
    ],
    ['3,001 letters on LinkedIn', 'x'.repeat(3001), 0, 'linkedin', /Too long for LinkedIn/],
    ['31 hashtags on Instagram', manyTags(31), 1, 'instagram', /at most 30/],
    ['11 images on Facebook', 'Hello', 11, 'facebook', /at most 10 images/],
  ] as const)('%s are refused with the limit', (_, text, media, platform, words) => {
    expect(obstacles(text, media)[platform]).toMatch(words);
  });

  test('letters outside the basic plane count once', () => {
    expect(obstacles('𝗔'.repeat(2200), 1).instagram).toBeNull();
  });

  test('without a page or account there is nowhere to send it', () => {
    const bare = connectedNetworks.map((one) => ({ ...one, targets: [] }));
    expect(obstacles('Hello', 1, bare)).toMatchObject({
      facebook: 'No Facebook page to publish to',
      instagram: 'No Instagram account to publish to',
    });
    expect(entriesOf(choicesOf(bare.slice(0, 2), words('Hello'), images(1)), words('Hello'))).toEqual([]);
  });

  test('a network without server settings says so before anything else', () => {
    const [facebook, ...rest] = connectedNetworks as [NetworkConnection, ...NetworkConnection[]];
    expect(obstacles('Hello', 0, [{ ...facebook, available: false }, ...rest]).facebook).toBe(
      'Facebook isn’t set up on this server',
    );
  });

  test('says that a network isn’t connected', () => {
    expect(obstacles('Hello', 0, [])).toEqual({
      facebook: 'Facebook isn’t connected',
      instagram: 'Instagram isn’t connected',
      linkedin: 'LinkedIn isn’t connected',
      bluesky: 'Bluesky isn’t connected',
      mastodon: 'Mastodon isn’t connected',
    });
  });
});
