import { defineRemote } from '@carillon/sdk/index.ts';
import { Root } from './root.tsx';

export default defineRemote(Root);
