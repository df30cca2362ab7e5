export interface Multipart {
  readonly type: string;
  readonly body: Buffer;
}

/** The fields of a form. */
export type Form = Readonly<Record<string, string | File>>;

/** A pact has the same bytes each time it is written. */
const BOUNDARY = 'pact';

/** A form as it is sent. */
export async function multipartOf(fields: Form): Promise<Multipart> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = new Response(form);
  const boundary = /boundary=(.+)$/.exec(response.headers.get('content-type') ?? '')?.[1] ?? '';
  const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.from(bytes.replaceAll(boundary, BOUNDARY), 'latin1'),
  };
}
