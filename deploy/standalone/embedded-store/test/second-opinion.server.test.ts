import { describe, test } from '@jest/globals';
import { storeBehaviour } from './behaviour/suite.ts';
import { MONGO_JAVA_SERVER } from './second-opinion.ts';

const { SECOND_MONGODB_URI, MONGODB_URI } = process.env;
const open = (uri: string) => async () => ({ uri, close: async () => undefined });

if (SECOND_MONGODB_URI) storeBehaviour('mongo-java-server', open(SECOND_MONGODB_URI), MONGO_JAVA_SERVER);
if (MONGODB_URI) storeBehaviour('the server in MONGODB_URI', open(MONGODB_URI));
if (!SECOND_MONGODB_URI && !MONGODB_URI)
  describe('store behaviour', () => test.todo('needs SECOND_MONGODB_URI or MONGODB_URI'));
