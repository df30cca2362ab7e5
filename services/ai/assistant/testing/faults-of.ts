import type { ConversationEngine } from '../conversation-engine.ts';
import type { Dialogue } from './dialogue.ts';
import { play } from './play.ts';

/** Where a conversation ends otherwise than it must. */
export async function faultsOf(engine: ConversationEngine, dialogue: Dialogue): Promise<unknown[]> {
  const { answers, posts } = await play(engine, dialogue);
  const last = answers.at(-1)?.reply;
  const message = last?.message ?? '';
  const made = posts.filter(({ id }) => id.startsWith('proposal-'));
  const wanted = dialogue.made ?? [];
  const missing = wanted.filter(
    ({ on, page, at, text, without }, index) =>
      !made.some(
        (post) =>
          post.platform === on &&
          post.scheduled_time === at &&
          (!page || post.target_name === page) &&
          post.AI_generated_description.includes(text ?? '') &&
          (!without || !post.AI_generated_description.includes(without)),
      ) || index >= made.length,
  );
  const given = posts
    .filter(({ id }) => id.startsWith('pub-'))
    .map(({ status, scheduled_time }) => (status === 'scheduled' ? (scheduled_time ?? '') : status));
  return [
    ...(made.length === wanted.length
      ? []
      : [['made', made.map(({ platform, scheduled_time }) => `${platform} ${scheduled_time}`), message]]),
    ...(missing.length > 0
      ? [
          [
            'missing',
            missing,
            made.map(
              (post) =>
                `${post.platform} ${post.target_name} ${post.scheduled_time} ${post.AI_generated_description}`,
            ),
          ],
        ]
      : []),
    ...(dialogue.intent && last?.intent !== dialogue.intent ? [['intent', last?.intent, message]] : []),
    ...(dialogue.state && last?.state !== dialogue.state ? [['state', last?.state, message]] : []),
    ...(dialogue.says ?? [])
      .filter((words) => !message.includes(words))
      .map((words) => ['does not say', words, message]),
    ...(dialogue.saysNot ?? [])
      .filter((words) => message.includes(words))
      .map((words) => ['says', words, message]),
    ...(dialogue.given && JSON.stringify(given) !== JSON.stringify(dialogue.given)
      ? [['given', given, message]]
      : []),
  ];
}
