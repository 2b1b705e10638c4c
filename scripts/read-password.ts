import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Reads a new password: twice from a terminal, which does not show it, or all of standard input but its last line break.
 * @throws when the two are not the same, or on Ctrl-C
 */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true });
  const ask = async (prompt: string) => {
    process.stderr.write(prompt);
    const answer = await terminal.question('').catch(() => {
      throw new Error('\nNothing was changed.');
    });
    process.stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask('New password: ');
    if (password !== (await ask('Once more: '))) throw new Error('The two passwords are not the same.');
    return password;
  } finally {
    terminal.close();
  }
}
