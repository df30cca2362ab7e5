import { byPlatform } from '@carillon/contracts/domain/platforms.ts';
import type { LinkTrackingView } from '@carillon/contracts/http/posts/link-tracking.ts';
import { ApiError } from '@carillon/sdk/index.ts';
import type { RenderRemoteOptions } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show, user } from './show.ts';

const tags = (more: object = {}) => ({
  enabled: true,
  utm_source: '{network}',
  utm_medium: 'social',
  utm_campaign: 'spring',
  utm_term: '',
  utm_content: '',
  ...more,
});
const savedTracking = (more: Partial<LinkTrackingView> = {}): LinkTrackingView => ({
  enabled: true,
  domains: null,
  version: 3,
  networks: byPlatform((name) => tags({ enabled: name !== 'instagram' })),
  ...more,
});
const open = (
  link_tracking: LinkTrackingView | null,
  answers: RenderRemoteOptions['answers'] = {},
  options: RenderRemoteOptions = {},
) =>
  show([], {
    path: '/schedule-post/links',
    ...options,
    answers: {
      'posts.getLinkTracking': () => ({ success: true, link_tracking }),
      'posts.saveLinkTracking': ({ body }: { body: LinkTrackingView }) => ({
        success: true,
        message: 'Link tracking saved.',
        link_tracking: { ...body, version: body.version + 1 },
      }),
      ...answers,
    },
  });
const network = async (name: string) => within(await screen.findByRole('region', { name }));
const bodies = ({ calls }: ReturnType<typeof show>) =>
  calls.flatMap(({ id, input }) =>
    id === 'posts.saveLinkTracking' ? [(input as { body: object }).body] : [],
  );
const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text.replaceAll('{', '{{'));
};

test('begins with a rule that is worth saving as it is', async () => {
  const remote = open(null);
  const facebook = await network('Facebook');
  expect(facebook.getByText(/^https:\/\/example\.com\/spring\?size=m&utm_source=facebook/)).toHaveTextContent(
    /&utm_medium=social&utm_campaign=\d{4}-\d\d#menu$/,
  );
  expect((await network('Instagram')).getByText('the link stays as it is')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save link tracking' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save link tracking' })).not.toBeInTheDocument(),
  );
  expect(bodies(remote)).toMatchObject([
    { enabled: true, version: 0, domains: null, networks: { instagram: { enabled: false } } },
  ]);
  expect(remote.toasts).toEqual([{ kind: 'success', message: 'Link tracking saved.' }]);
});

test('shows the effect on a link at once, only for own sites', async () => {
  const remote = open(savedTracking());
  const linkedin = await network('LinkedIn');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  await retype(linkedin.getByLabelText('Campaign (utm_campaign)'), '{account} in spring');
  expect(linkedin.getByText(/utm_campaign=your-linkedin%20in%20spring#menu$/)).toBeVisible();
  await userEvent.click(screen.getByLabelText('Only links to these sites'));
  await userEvent.type(screen.getByLabelText('Sites'), 'bells.example, shop.example');
  expect(linkedin.getByText(/^https:\/\/bells\.example\//)).toBeVisible();
  await retype(screen.getByLabelText('Try it with a link'), 'https://other.example/');
  expect(linkedin.getByText('the link stays as it is')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save link tracking' }));
  await waitFor(() => expect(bodies(remote)).toHaveLength(1));
  expect(bodies(remote)[0]).toMatchObject({
    version: 3,
    domains: ['bells.example', 'shop.example'],
    networks: { facebook: tags(), linkedin: tags({ utm_campaign: '{account} in spring' }) },
  });
});

test('an error appears under its field, and the input stays', async () => {
  const errors = { 'networks.facebook.utm_source': ['Fill in utm_source.'], domains: ['“x” is no site.'] };
  const message = 'The given data was invalid.';
  open(savedTracking({ domains: ['a.example'] }), {
    'posts.saveLinkTracking': () => {
      throw new ApiError(422, { success: false, error: 'validation_failed', message, errors });
    },
  });
  const facebook = await network('Facebook');
  await userEvent.clear(facebook.getByLabelText('Source (utm_source)'));
  await userEvent.click(screen.getByRole('button', { name: 'Save link tracking' }));
  expect(await facebook.findByText('Fill in utm_source.')).toBeVisible();
  expect(screen.getByText('“x” is no site.')).toBeVisible();
  // The first of them, on the page.
  await waitFor(() => expect(screen.getByLabelText('Sites')).toHaveFocus());
  expect(facebook.getByLabelText('Source (utm_source)')).toHaveValue('');
});

test('a user replaces others’ changes only after seeing them', async () => {
  let version = 3;
  const versions: number[] = [];
  open(null, {
    'posts.getLinkTracking': () => ({ success: true, link_tracking: savedTracking({ version }) }),
    'posts.saveLinkTracking': ({ body }: { body: LinkTrackingView }) => {
      versions.push(body.version);
      if (body.version === version) return { success: true, message: 'Saved.', link_tracking: body };
      throw new ApiError(409, { success: false, error: 'conflict', message: 'It was changed meanwhile.' });
    },
  });
  await userEvent.click(await screen.findByLabelText('Add link tracking to new posts'));
  version = 4;
  await userEvent.click(screen.getByRole('button', { name: 'Save link tracking' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was changed meanwhile.');
  await userEvent.click(screen.getByRole('button', { name: 'Save link tracking' }));
  await waitFor(() => expect(versions).toEqual([3, 4]));
});

test.each([
  ['a writer', 'writer', false, /^Ask an owner of this workspace for the editor role/],
  ['an editor, where owners approve,', 'editor', true, /Only owners can change it\.$/],
] as const)(
  '%s may not change it, sees it all the same, and reads why',
  async (_, role, owner_approval, why) => {
    open(
      savedTracking(),
      {},
      { user: { ...user, workspace: { id: 'w1', name: 'Ada', role, owner_approval } } },
    );
    const facebook = await network('Facebook');
    expect(facebook.getByLabelText('Source (utm_source)')).toBeDisabled();
    expect(screen.getByText('You can view link tracking but not change it.')).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save link tracking' })).not.toBeInTheDocument();
  },
);
