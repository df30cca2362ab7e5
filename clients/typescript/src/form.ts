/**
 * The fields and files of a multipart call, such as an upload. An array is sent as a field that repeats.
 * @example carillon.POST('/posts/media', { body: form({ file: new Blob([bytes], { type: 'image/png' }) }) })
 */
export function form<const Fields extends object>(fields: Fields): Fields {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one instanceof Blob) data.append(name, one);
      else if (one !== undefined) data.append(name, String(one));
  // The types describe the fields; what is sent is the form.
  return data as unknown as Fields;
}
