import { GENERATION_STEPS } from '@carillon/contracts/http/ai/create-posts.ts';
import { ApiError, defineRemote } from '@carillon/sdk/index.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from './root.tsx';
import { drafts, generation, linked, publication, unlinked } from './testing/answers.ts';

const Remote = defineRemote(Root);
const show = (answers: RenderRemoteOptions['answers'] = {}) =>
  renderRemote(Remote, { path: '/create-post', answers: { ...linked, ...answers } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => userEvent.click(button(name));
const topic = () => screen.getByLabelText('What is your post about?');
const refuse =
  (message: string, errors = {}) =>
  () => {
    throw new ApiError(422, { success: false, error: 'validation_failed', message, errors });
  };

/** A post in the editor, written by hand. */
async function write(text: string, answers: RenderRemoteOptions['answers'] = {}) {
  const shown = show(answers);
  await userEvent.type(topic(), text);
  await click('Write it myself');
  await screen.findByLabelText('Post text');
  return shown;
}

/** The dialog with this title. By its text, since all dialogs share one label id in tests. */
const dialog = async (title: string): Promise<HTMLElement> =>
  (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]') ?? document.body;

/** The forms that were sent, oldest first. */
const formsOf = (shown: ReturnType<typeof show>, id: string): FormData[] =>
  shown.calls.filter((call) => call.id === id).map(({ input }) => (input as { form: FormData }).form);

beforeEach(() => window.localStorage.clear());

describe('drafts', () => {
  test('need a topic', async () => {
    const shown = show();
    expect(button('Generate Post')).toBeDisabled();
    await userEvent.type(topic(), '   ');
    expect(button('Generate Post')).toBeDisabled();
    await click('Use Templates');
    expect(topic()).not.toHaveValue('   ');
    expect(button('Generate Post')).toBeEnabled();
    expect(shown.calls.map(({ id }) => id)).not.toContain('ai.createPosts');
  });

  test('come after the four steps of the real work, one after another', async () => {
    const gate = Promise.withResolvers<void>();
    async function* slow() {
      yield { type: 'step', step: 'Content Analysis', state: 'started' };
      await gate.promise;
      yield { type: 'step', step: 'Content Analysis', state: 'done' };
      yield* generation(GENERATION_STEPS.slice(1));
    }
    show({ 'ai.createPosts': slow });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    const overlay = await screen.findByRole('dialog', { name: 'Writing your drafts' });
    expect(
      within(overlay)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...GENERATION_STEPS]);
    await waitFor(() =>
      expect(within(overlay).getByText('Content Analysis').closest('li')).toHaveClass('started'),
    );
    expect(screen.queryByText(drafts.posts[0]?.content ?? '')).not.toBeInTheDocument();
    gate.resolve();
    expect(await screen.findByText('The bells ring on Saturday.', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.getByText('Announces it')).toBeInTheDocument();
    expect(screen.getByText('#Bells')).toBeInTheDocument();
  });

  test('that can not be had are told in both ways, and the topic is kept', async () => {
    const shown = show({ 'ai.createPosts': refuse('No.') });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate posts. Please try again.');
    expect(shown.notices).toEqual([{ kind: 'danger', message: 'Failed to create post' }]);
    expect(topic()).toHaveValue('bells');
  });
});

describe('the editor', () => {
  test('formats the selected words as letterforms, and says that it does', async () => {
    await write('Ring');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Post text');
    expect(field).toHaveAccessibleDescription(/Unicode/);
    field.setSelectionRange(0, 4);
    await click('Bold');
    expect(field).toHaveValue('𝗥𝗶𝗻𝗴');
  });

  test('adds own and trending hashtags, none twice, and takes them out again', async () => {
    await write('Ring #bells');
    await userEvent.click(screen.getByRole('tab', { name: 'Select Hashtags' }));
    await userEvent.type(screen.getByLabelText('Own hashtag'), '#Old Town{Enter}');
    await userEvent.type(screen.getByLabelText('Own hashtag'), 'BELLS{Enter}');
    const selected = screen.getByRole('list', { name: 'Selected hashtags' });
    expect(within(selected).getAllByRole('button')).toHaveLength(2);
    await click('Remove #OldTown');
    expect(within(selected).getAllByRole('button')).toHaveLength(1);
  });

  test('keeps what was written through a reload', async () => {
    const first = await write('Ring the bells');
    first.unmount();
    show();
    expect(await screen.findByLabelText('Post text')).toHaveValue('Ring the bells');
  });
});

describe('publishing', () => {
  const openPublish = async () => {
    await click('Publish');
    return dialog('Publish your post');
  };

  test('goes to everything that can take the post, once, and shows what came of it', async () => {
    const results = [publication('facebook'), publication('linkedin')];
    const answer = Promise.withResolvers<unknown>();
    const shown = await write('Ring', {
      'posts.publishPosts': () => answer.promise,
      'posts.getPost': {
        success: true,
        post: {
          results: [
            publication('facebook', { status: 'published', post_url: 'https://network.example/1' }),
            publication('linkedin', { status: 'failed', reason: 'LinkedIn: content is a duplicate' }),
          ],
        },
      },
    });
    const box = await openPublish();
    expect(within(box).getByText('Image required')).toBeInTheDocument();
    const send = button('Publish Now');
    act(() => {
      send.click();
      send.click();
    });
    answer.resolve({ success: true, message: '', post_id: 'post-1', results });
    expect(await screen.findByRole('link', { name: /View post/ })).toHaveAttribute(
      'href',
      'https://network.example/1',
    );
    expect(screen.getByText('LinkedIn: content is a duplicate')).toBeInTheDocument();
    const sent = formsOf(shown, 'posts.publishPosts').map((form) => form.get('platforms'));
    expect(sent).toHaveLength(1);
    expect(JSON.parse(String(sent[0]))).toEqual([
      { platform_id: 1, page_id: 'p1', content: 'Ring' },
      { platform_id: 3, content: 'Ring' },
    ]);
  });

  test('needs at least one network', async () => {
    await write('Ring');
    const box = await openPublish();
    await userEvent.click(within(box).getByRole('checkbox', { name: /Facebook/ }));
    await userEvent.click(within(box).getByRole('checkbox', { name: /LinkedIn/ }));
    expect(within(box).getByText('Please select at least one platform to publish to.')).toBeInTheDocument();
    expect(button('Publish Now')).toBeDisabled();
    expect(button('Schedule for later')).toBeDisabled();
  });

  test('offers to connect what is not linked, and keeps the post meanwhile', async () => {
    const shown = await write('Ring', {
      ...unlinked,
      'identity.facebookAuthUrl': { auth_url: 'https://network.example/consent' },
    });
    const box = await openPublish();
    expect(within(box).getByRole('checkbox', { name: /Facebook/ })).toBeDisabled();
    await userEvent.click(within(box).getByRole('button', { name: 'Connect Facebook' }));
    expect(shown.left).toEqual(['https://network.example/consent']);
    expect(window.localStorage.getItem('composerWork')).toContain('Ring');
  });

  test('a refusal is shown with its reason, nothing is lost, and sending again is the same request', async () => {
    let refused = true;
    const shown = await write('Ring', {
      'posts.publishPosts': () => {
        if (refused) refuse('Check the form.', { platforms: ['That page is not yours.'] })();
        return { success: true, message: '', post_id: 'post-1', results: [publication('facebook')] };
      },
      'posts.getPost': {
        success: true,
        post: { results: [publication('facebook', { status: 'published' })] },
      },
    });
    const box = await openPublish();
    await click('Publish Now');
    expect(await within(box).findByRole('alert')).toHaveTextContent('That page is not yours.');
    expect(shown.notices).toEqual([{ kind: 'danger', message: 'Failed to publish posts' }]);
    refused = false;
    await click('Publish Now');
    await screen.findByText('What came of it');
    const keys = formsOf(shown, 'posts.publishPosts').map((form) => form.get('request_key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('accounts that can not be read are not called unlinked without a word', async () => {
    await write('Ring', { 'identity.checkFacebook': refuse('No.') });
    const box = await openPublish();
    expect(
      await within(box).findByText('Your accounts could not be read. Your post is kept.'),
    ).toBeInTheDocument();
  });
});

describe('scheduling', () => {
  const openSchedule = async () => {
    await click('Publish');
    await click('Schedule for later');
    return dialog('Schedule your post');
  };
  const scheduled = {
    success: true,
    message: '',
    post_id: 'post-1',
    due_at: '2030-01-02T15:30:00Z',
    scheduled_time: '2030-01-02 15:30:00',
    timezone: 'UTC',
    results: [publication('facebook', { status: 'scheduled', due_at: '2030-01-02T15:30:00Z' })],
  };

  test('sends the local time and its zone, by name', async () => {
    const shown = await write('Ring', { 'posts.schedulePosts': scheduled });
    const box = await openSchedule();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(within(box).getByText(new RegExp(`Time zone: .*${zone}`))).toBeInTheDocument();
    await userEvent.click(within(box).getByRole('button', { name: 'Hour up' }));
    await userEvent.click(within(box).getByRole('button', { name: 'Minute up' }));
    await click('Schedule Post');
    await screen.findByText('What came of it');
    const [form] = formsOf(shown, 'posts.schedulePosts');
    expect(form?.get('scheduled_time')).toMatch(/^\d{4}-\d{2}-\d{2} 17:35:00$/);
    expect(form?.get('timezone')).toBe(zone);
    expect(form?.get('use_ai_suggestion')).toBe('0');
  });

  test('takes the suggested time, says why, and says so to the server', async () => {
    const shown = await write('Ring', {
      'posts.schedulePosts': scheduled,
      'posts.suggestTime': {
        success: true,
        scheduled_time: '2030-01-02 09:00:00',
        timezone: 'UTC',
        reason: 'Mornings are busy.',
      },
    });
    await openSchedule();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Let AI choose the time' }));
    expect(await screen.findByText('Mornings are busy.')).toBeInTheDocument();
    await click('Schedule Post');
    await screen.findByText('What came of it');
    const [form] = formsOf(shown, 'posts.schedulePosts');
    expect(form?.get('scheduled_time')).toBe('2030-01-02 09:00:00');
    expect(form?.get('use_ai_suggestion')).toBe('1');
  });

  test('refuses a time that has passed before it is sent', async () => {
    const shown = await write('Ring', {
      'posts.suggestTime': {
        success: true,
        scheduled_time: '2020-01-02 09:00:00',
        timezone: 'UTC',
        reason: 'Long ago.',
      },
    });
    await openSchedule();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Let AI choose the time' }));
    expect(await screen.findByText('That time has passed. Choose a later one.')).toBeInTheDocument();
    expect(button('Schedule Post')).toBeDisabled();
    expect(shown.calls.map(({ id }) => id)).not.toContain('posts.schedulePosts');
  });

  test('goes back to publishing at once', async () => {
    await write('Ring');
    await openSchedule();
    await click('Publish Immediately Instead?');
    expect(await screen.findByRole('button', { name: 'Publish Now' })).toBeEnabled();
  });
});

test('a post’s outcome is asked for again when the server says that it changed', async () => {
  let status = 'publishing';
  const shown = await write('Ring', {
    'posts.publishPosts': {
      success: true,
      message: '',
      post_id: 'post-1',
      results: [publication('facebook')],
    },
    'posts.getPost': () => ({ success: true, post: { results: [publication('facebook', { status })] } }),
  });
  await click('Publish');
  await click('Publish Now');
  await screen.findByText('What came of it');
  status = 'published';
  const event = {
    user_id: 'u1',
    post_id: 'post-1',
    publication: publication('facebook', { status }),
  };
  act(() => shown.emit('publication.changed', event));
  expect(await screen.findByText('Published')).toBeInTheDocument();
  await waitFor(() =>
    expect(shown.notices).toEqual([{ kind: 'success', message: 'Your post is published.' }]),
  );
});
