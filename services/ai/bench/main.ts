import { createBuiltInEngine } from '../engines/built-in/built-in-engine.ts';
import { benchIdioms } from './idioms.ts';
import { benchRecall } from './recall.ts';
import { benchScoring } from './scoring.ts';
import { benchTasks } from './tasks.ts';

/**
 * Measures how fast the built-in engine does each task, and how well and how fast comments are scored: npm run
 * bench:ai -- FILE. The file is TweetEval's validation part; without it, quality isn't measured.
 */
const [file = ''] = process.argv.slice(2);
const engine = createBuiltInEngine(Math.random);
await benchTasks(engine);
benchScoring();
benchIdioms();
benchRecall(file);
await engine.close();
