import type { RawReply, UploadOptions } from './api-client.ts';
import { NoResponseError } from './errors.ts';

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
