import { PNG } from '../../testing/sample-media.ts';

export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export function withPicture(form: FormData): FormData {
  form.append('file', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'picture.png');
  return form;
}
