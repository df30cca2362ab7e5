import { NoResponseError } from './errors.ts';

export interface UploadOptions {
  /** Share of the bytes that are sent, 0 to 1. */
  onProgress?(share: number): void;
  readonly signal?: AbortSignal;
}

export interface RawReply {
  readonly status: number;
  header(name: string): string | null;
  json(): Promise<unknown>;
}

/** Posts a form. XMLHttpRequest, because fetch can't tell how much has been sent. */
export function sendForm(
  url: string,
  form: FormData,
  headers: Record<string, string>,
  { onProgress, signal }: UploadOptions,
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        json: async () => JSON.parse(request.responseText) as unknown,
      });
    request.onerror = () => reject(new NoResponseError());
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
