/** The browsers that are open, who load the page again after each build. */
export interface Reloads {
  /** Server-sent events, one after each build. */
  stream(): Response;
  tell(): void;
  close(): void;
}

export function createReloads(): Reloads {
  const open = new Set<ReadableStreamDefaultController<string>>();
  return {
    stream() {
      let ownController: ReadableStreamDefaultController<string>;
      const events = new ReadableStream<string>({
        start(controller) {
          ownController = controller;
          open.add(ownController);
          ownController.enqueue(': open\n\n');
        },
        cancel: () => void open.delete(ownController),
      });
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
      return new Response(events.pipeThrough(new TextEncoderStream()), { headers });
    },
    tell() {
      for (const one of open) one.enqueue('data: built\n\n');
    },
    close() {
      for (const one of open) one.close();
      open.clear();
    },
  };
}
