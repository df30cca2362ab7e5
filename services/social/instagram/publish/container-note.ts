import type { PublishRequest } from '../../capabilities/publish.ts';

/** The id of the container that an attempt made, kept before it is published. */
export const CONTAINER_NOTE = 'instagram_container';

export const findContainerId = (request: PublishRequest): string | undefined =>
  request.notes.findLast((note) => note.key === CONTAINER_NOTE)?.value;
