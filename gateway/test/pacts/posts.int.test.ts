import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { PUBLICATION_CHANGED, REVIEW_CHANGED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';
import { passOn } from '../open-stream.ts';

test('records the events it consumes from posts', async () => {
  const pacts = await pactsOf('gateway');
  await passOn(pacts, publicationChanged, 'publication.changed', PUBLICATION_CHANGED);
  await passOn(pacts, reviewChanged, 'review.changed', REVIEW_CHANGED);
  await pacts.agree();
});
