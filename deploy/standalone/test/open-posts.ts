import { openApiStores, openWorkerStores } from '@carillon/posts/stores/stores.ts';

// One of several processes that start at once on the same store; reports when its indexes exist.
const [uri = '', database = ''] = process.argv.slice(2);
process.send?.('loaded');
process.once('message', async () => {
  try {
    const place = { uri, database };
    const openedStores = await Promise.all([openApiStores(place), openWorkerStores(place, () => undefined)]);
    await Promise.all(openedStores.map((stores) => stores.close()));
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
});
