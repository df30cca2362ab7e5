import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { text } from '@carillon/contracts/text.ts';
import { reasonFields } from '@carillon/contracts/words/stored-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { expect, test } from '@jest/globals';
import { EMPTY_MEMORY, type Memory } from '../memory.ts';
import type { ProposedPost } from '../proposal.ts';
import { describePosting, notPosted } from './outcome-of-posting.ts';

const memory: Memory = { ...EMPTY_MEMORY, language: 'de' };
const proposal: ProposedPost = {
  kind: 'post',
  id: 'p1',
  content: 'Rye',
  scheduled_time: null,
  timezone: null,
  targets: [{ platform: 'facebook', page_id: '1', name: 'Bells' }],
};

test('says a service’s refusal in the language of the conversation', () => {
  const reason = text`Reconnect ${{ network: 'Facebook' }} to publish it.`;
  const { reply } = notPosted(memory, proposal, new AppError('not_connected', { message: reason }));
  expect(reply.message).toBe(
    'Es wurde nichts veröffentlicht: Verbinde Facebook neu, um ihn zu veröffentlichen.',
  );
});

test('says why a target failed in the language of the conversation', () => {
  const failed = {
    id: 'pub-1',
    platform: 'facebook',
    target_name: 'Bells',
    status: 'failed',
    ...reasonFields(text`${{ network: 'Facebook' }} couldn’t accept the post.`),
  } as PublicationDetail;
  const { reply } = describePosting(
    memory,
    proposal,
    { postId: 'p1', message: '', publications: [failed] },
    'r1',
  );
  expect(reply.message).not.toContain('could not');
  expect(reply.message).toContain('Nicht veröffentlicht auf Facebook (Bells): ');
});
