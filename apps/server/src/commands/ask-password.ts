import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartError } from '../start-error.ts';

/**
 * A new password: typed twice and unseen at a terminal, else the first line of what is piped in. Throws a StartError when
 * the two differ or the person gives up.
 */
export async function askPassword(): Promise<string> {
  const { stdin } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  // The line editor echoes what is typed into its output, which is nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
  try {
    const password = await askUnseen(lines, 'Password: ');
    if ((await askUnseen(lines, 'Again: ')) !== password) throw new StartError('The two differ. Nothing was changed.');
    return password;
  } finally {
    lines.close();
  }
}

function askUnseen(lines: Interface, question: string): Promise<string> {
  process.stderr.write(question);
  return new Promise<string>((resolve, reject) => {
    const giveUp = () => reject(new StartError('Nothing was changed.'));
    lines.once('close', giveUp);
    lines.question('', (answer) => {
      lines.off('close', giveUp);
      resolve(answer);
    });
  }).finally(() => process.stderr.write('\n'));
}
