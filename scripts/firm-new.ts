import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { firmFolder } from './brand/read-brand.ts';
import { placeholdersIn, readContentSources } from './content-check/content-sources.ts';
import { readAnswers } from './firm-new/answers.ts';
import { askQuestions } from './firm-new/questions.ts';
import { writeFirm } from './firm-new/write-firm.ts';
import { root, runProgram, runTool, say } from './run.ts';

const USAGE = `npm run firm:new -- [answers.yaml] [--to <folder>] [--replace]

Makes the content of a new firm, from a file of answers or from questions (docs/adopting.md). It takes the place of
${firmFolder}/ with everything in it, unless --to names another folder. --replace does so even where that has changes that
are not committed.`;

/** @throws when files of the folder would be lost */
function refuseToLose(folder: string): void {
  if (!existsSync(folder)) return;
  const changes = () =>
    execFileSync('git', ['status', '--porcelain', '--', folder], { cwd: root, encoding: 'utf8' });
  let lost: string;
  try {
    lost = changes();
  } catch {
    lost = 'unknown';
  }
  if (lost) throw new Error(`${folder} has files that are not committed. Commit them, or add --replace.`);
}

async function answersFromTerminal() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askQuestions((question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (values.help || more.length > 0) throw new Error(USAGE);
  const inPlace = values.to === undefined;
  const folder = resolve(values.to ?? join(root, firmFolder));
  if (!values.replace) refuseToLose(folder);
  const answers = file ? readAnswers(file, readFileSync(file, 'utf8')) : await answersFromTerminal();
  await writeFirm(answers, folder, file ? dirname(file) : '.');
  if (!inPlace) return say(`${folder} has the content of ${answers.name}. It belongs in ${firmFolder}/.`);
  await runTool('biome', ['check', '--write', '--log-level=error', firmFolder]);
  await runProgram(process.execPath, ['scripts/page-dates.ts']);
  const left = placeholdersIn(await readContentSources(), { settings: false });
  say(
    `${firmFolder}/ has the content of ${answers.name}. ${left.length} texts are left for the firm to write:`,
  );
  for (const text of left) say(`  ${text}`);
  say('A database that has imported the sample articles keeps them until npm run samples:remove.');
}

await run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
