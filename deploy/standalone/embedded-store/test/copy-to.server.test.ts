import { describe, test } from '@jest/globals';
import { copyBehaviour } from './copy-behaviour.ts';

const { SECOND_MONGODB_URI, MONGODB_URI } = process.env;
const open = (uri: string) => async () => ({ uri, close: async () => undefined });

if (SECOND_MONGODB_URI) copyBehaviour('into mongo-java-server', open(SECOND_MONGODB_URI));
if (MONGODB_URI) copyBehaviour('into the server in MONGODB_URI', open(MONGODB_URI));
if (!SECOND_MONGODB_URI && !MONGODB_URI)
  describe('copying a store', () => test.todo('needs SECOND_MONGODB_URI or MONGODB_URI'));
