import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { collectRegexes } from './collect-regexes.mjs';
import { readVerdicts, verdictKey, writeVerdicts } from './regex-verdicts.mjs';

// Before recheck is loaded: its own program where there is one for this machine, which is many times faster.
process.env.RECHECK_BACKEND ??= 'auto';
const { check } = (await import('recheck')).default;

const ROOT = path.resolve(import.meta.dirname, '../../..');
const recording = process.argv.includes('--record');
/** A regex not found to be slow in this time passes. */
const TIMEOUT_MS = recording ? 20_000 : 4000;
/** Characters of each repeated part of an attack, and how long the engine may take for it. */
const [ATTACK_LENGTH, ATTACK_MS] = [30_000, 1000];
const PARAMS = { timeout: TIMEOUT_MS, checker: 'auto', attackTimeout: 1000 };

// Every regular expression of the product by recheck, which also sees what grows with more than the square of a
// text: `node deploy/standalone/lint/check-regexes.mjs [file …]`. ESLint's rules (`eslint.config.js`) hold squares.
// `--record` gives each more time, and keeps what it finds, so that the next check need not look at it again.
const names = process.argv.slice(2).filter((one) => one !== '--record');
const regexes = collectRegexes(ROOT, names.length > 0 ? names : productFiles()).map((regex) => ({
  ...regex,
  key: verdictKey(regex),
}));
const verdicts = readVerdicts();
const queue = regexes.filter(({ key }) => !verdicts.has(key));
const [unseen, slow] = [queue.length, []];
await Promise.all([judge(), judge()]);

const undecided = regexes.filter(({ key }) => verdicts.get(key) === 'undecided');
for (const line of slow.toSorted()) console.error(line);
console.log(
  `${regexes.length} regular expressions, ${slow.length} of them slow, ${undecided.length} not decided; ${unseen} were not recorded`,
);
for (const at of undecided.map((one) => one.at).toSorted()) console.log(`  not decided: ${at}`);
if (recording && names.length === 0) writeVerdicts(regexes, verdicts);
process.exit(slow.length === 0 ? 0 : 1);

async function judge() {
  for (let regex = queue.pop(); regex; regex = queue.pop()) {
    const { source, flags, at, key } = regex;
    const { status, complexity, attack } = await check(...withoutModifiers(source, flags), PARAMS);
    const grows = status === 'vulnerable' && (complexity.type === 'exponential' || complexity.degree > 2);
    if (grows && outlasts(regex, attack))
      slow.push(
        `${at}: ${complexity.summary}, for instance by ${attack.pattern}\n  /${shorten(source)}/${flags}`,
      );
    else verdicts.set(key, status === 'unknown' ? 'undecided' : 'safe');
  }
}

/**
 * Whether the engine itself is slow on a long attack text: recheck, which tries texts out, may mistake bounded growth
 * for unbounded growth.
 */
function outlasts({ source, flags }, { pumps, suffix }) {
  const text = `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(ATTACK_LENGTH / pump.length)).join('')}${suffix}`;
  try {
    runInNewContext('regex.test(text)', { regex: new RegExp(source, flags), text }, { timeout: ATTACK_MS });
    return false;
  } catch {
    return true;
  }
}

/** Flags within a pattern are too new for recheck: where a part minds its case, all of it is taken to. */
function withoutModifiers(source, flags) {
  const plain = source.replace(/\(\?[ims]*(?:-[ims]+)?:/g, '(?:');
  return [plain, source.includes('(?-i:') ? flags.replace('i', '') : flags];
}

function shorten(source) {
  return source.length > 200 ? `${source.slice(0, 200)}…` : source;
}

/** Lists the files that ship. Tests, benches and the lab read no stranger's texts; ESLint looks at them. */
function productFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout
    .trim()
    .split('\n')
    .filter((file) => !/\.test\.tsx?$|(?:^|\/)(?:test|testing|bench)\/|^lab\//.test(file));
}
