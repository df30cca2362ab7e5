import process from 'node:process';
import { type ChildRequest, prepareDemo } from './prepare-demo.ts';

/** The last message of the process that prepares the demo. */
export type FromDemo = { readonly type: 'prepared' } | { readonly type: 'failed'; readonly reason: string };

const send = (message: FromDemo): void => void process.send?.(message);

// The app that wanted the demo has ended.
process.once('disconnect', () => process.exit(1));
process.once('message', (request: ChildRequest) => {
  prepareDemo(request).then(
    () => send({ type: 'prepared' }),
    (error: unknown) =>
      send({
        type: 'failed',
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
