/**
 * Stands for zod in what the browser gets of contracts. A page needs an operation's address; its schemas are the
 * server's, which checks with them what it takes and what it answers. Building them costs a phone 100 ms.
 */
const USES = /^(safe)?parse(Async)?$|^(safe)?(en|de)code(Async)?$/i;

const schema = new Proxy(() => schema, {
  get(_, name) {
    if (typeof name === 'string' && USES.test(name))
      throw new Error(`Schemas are not in the browser: ${name} can't be used here.`);
    return schema;
  },
  apply: () => schema,
});

export const z = schema;
