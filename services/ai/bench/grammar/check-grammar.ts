import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReading } from '../../language/brief/read-brief.ts';
import type { WrittenDraft } from '../measure.ts';

const CACHE = path.resolve('.cache', 'languagetool');
const LIB = path.join(CACHE, 'lib');
const MAX_OUTPUT = 64 * 1024 * 1024;

interface Line {
  readonly language: string;
  readonly topic: string;
  readonly text: string;
  readonly own: boolean;
}

/** The grammar faults that LanguageTool finds in drafts, without those that the topic brought along; or why it can't look. */
export function checkGrammar(writtenDrafts: readonly WrittenDraft[]): string[] | string {
  const missing = downloadedFolder();
  if (missing) return missing;
  const lines = writtenDrafts.flatMap(({ brief, drafts }): Line[] => {
    const { language } = readReading(brief.text);
    const line = (text: string, isOwn: boolean): Line => ({ language, topic: brief.text, text, own: isOwn });
    return [line(brief.text, true), ...drafts.map(({ content }) => line(content, false))];
  });
  const input = lines.map(({ language, text }) => `${language}\t${text.replaceAll('\n', '\\n')}`).join('\n');
  const run = spawnSync('java', ['-cp', path.join(LIB, '*'), path.join(import.meta.dirname, 'Check.java')], {
    input,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  if (run.status !== 0) return `LanguageTool failed: ${run.stderr.slice(0, 500)}`;
  return faultsIn(run.stdout, lines);
}

function faultsIn(output: string, lines: readonly Line[]): string[] {
  const problems = output
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [at, rule = '', words = '', message = ''] = row.split('\t');
      return { line: lines[Number(at)] as Line, rule, words, message };
    });
  const brought = new Set(
    problems.filter(({ line }) => line.own).map(({ line, rule }) => `${line.topic}\t${rule}`),
  );
  return problems
    .filter(({ line, rule }) => !line.own && !brought.has(`${line.topic}\t${rule}`))
    .map(
      ({ line, rule, words, message }) =>
        `${rule}: “${words}” in “${line.text.replaceAll('\n', ' ')}” (${message})`,
    );
}

/** Fetches LanguageTool from Maven Central once, and reports what is missing. */
function downloadedFolder(): string | null {
  for (const tool of ['java', 'mvn'])
    if (spawnSync(tool, ['-version']).error)
      return `not checked: LanguageTool needs Java 17 and Maven, and there is no ${tool} here`;
  const pom = path.join(import.meta.dirname, 'pom.xml');
  const stamp = path.join(CACHE, 'pom.xml');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(pom, 'utf8')) return null;
  mkdirSync(LIB, { recursive: true });
  const run = spawnSync(
    'mvn',
    ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${LIB}`],
    { encoding: 'utf8' },
  );
  if (run.status !== 0) return `not checked: Maven can’t fetch LanguageTool: ${run.stdout.slice(0, 300)}`;
  writeFileSync(stamp, readFileSync(pom));
  return null;
}
