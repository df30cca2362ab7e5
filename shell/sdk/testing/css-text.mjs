/** Gives tests a style sheet's text, as the build does. */
export default {
  process: (text) => ({ code: `export default ${JSON.stringify(text)};` }),
};
