import { type ChildProcess, spawn } from 'node:child_process';
import type { RunAs } from './run-as.ts';

/**
 * Runs PostgreSQL until the lease, its standard input, has no writer left; then stops it ("fast": open transactions are
 * rolled back) and removes the folder of its socket. It is `sh`, not Node: a tenth of the memory, and a `killall node` spares it.
 */
const script = `
sockets=$1; shift
exec 3<&0 </dev/null
"$@" 3<&- &
postgres=$!
{ while read -r line; do :; done; kill -INT "$postgres"; } <&3 &
reader=$!
exec 3<&-
wait "$postgres"; status=$?
kill "$reader" 2>/dev/null
rm -rf -- "$sockets"
exit "$status"
`;

export type WatchOptions = {
  /** PostgreSQL and its arguments. */
  command: string[];
  socketFolder: string;
  /** Descriptor of the lease's reading end. */
  reader: number;
  /** Descriptor of the log. */
  log: number;
  runAs: RunAs;
};

export function startWatch({ command, socketFolder, reader, log, runAs }: WatchOptions): ChildProcess {
  const watch = spawn('/bin/sh', ['-c', script, 'mise-database', socketFolder, ...command], {
    ...runAs,
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal is for the shop, which stops the database last.
    detached: true,
    stdio: [reader, log, log],
  });
  watch.unref();
  return watch;
}
