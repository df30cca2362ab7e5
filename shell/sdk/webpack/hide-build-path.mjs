/**
 * Webpack’s rule for zip.js, which stores its own URL for workers that Carillon doesn’t use: webpack would replace the
 * URL by a path on the computer that builds, and each computer would build something else.
 */
export const zipRule = {
  test: /[\\/]@zip\.js[\\/]zip\.js[\\/]lib[\\/].*\.js$/,
  loader: import.meta.filename,
};

export default (source) => source.replaceAll('import.meta.url', 'undefined');
