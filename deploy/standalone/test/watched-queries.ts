import { connectUnchecked as connect, type connectUnchecked } from '@carillon/kit/store/connect.ts';

type Connection = Awaited<ReturnType<typeof connectUnchecked>>;
type Command = Record<string, unknown>;
type Plan = { stage: string; indexName?: string; inputStage?: Plan };

export interface WatchedQueries {
  readonly connection: Connection;
  /** How the store would serve each query that the call sends, such as `IXSCAN wakeAt_1` or `SORT < COLLSCAN`. */
  plansOf(call: () => Promise<unknown>): Promise<string[]>;
}

/** A database whose commands are seen as the driver sends them, so that a test need not repeat any filter. */
export async function watchQueries(uri: string, database: string): Promise<WatchedQueries> {
  const connection = await connect(`${uri}?monitorCommands=true`, database);
  const commands: Command[] = [];
  connection.getClient().on('commandStarted', ({ command }) => commands.push(command));

  const explain = async ({ collection, filter, sort }: Query): Promise<string> => {
    const cursor = connection.collection(collection).find(filter, sort ? { sort } : {});
    return inWords((await cursor.explain()).queryPlanner.winningPlan);
  };

  return {
    connection,
    async plansOf(call) {
      commands.length = 0;
      await call();
      return Promise.all(commands.flatMap(queriesOf).map(explain));
    },
  };
}

interface Query {
  readonly collection: string;
  readonly filter: Command;
  readonly sort?: Record<string, 1 | -1>;
}

function queriesOf(command: Command): Query[] {
  const [[name, collection] = []] = Object.entries(command);
  const one = (filter: unknown, sort?: unknown): Query => ({
    collection: String(collection),
    filter: (filter ?? {}) as Command,
    sort: sort as Query['sort'],
  });
  switch (name) {
    case 'find':
      return [one(command.filter, plain(command.sort))];
    case 'findAndModify':
      return [one(command.query, plain(command.sort))];
    case 'update':
      return (command.updates as Command[]).map(({ q }) => one(q));
    case 'delete':
      return (command.deletes as Command[]).map(({ q }) => one(q));
    case 'aggregate':
      return [one((command.pipeline as Command[]).find((stage) => '$match' in stage)?.$match)];
    default:
      return [];
  }
}

/** The driver keeps a sort as a map. */
const plain = (sort: unknown): unknown => (sort instanceof Map ? Object.fromEntries(sort) : sort);

const inWords = ({ stage, indexName, inputStage }: Plan): string =>
  [stage, indexName, inputStage && `< ${inWords(inputStage)}`].filter(Boolean).join(' ');
