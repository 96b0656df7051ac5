import { type ChildProcess, spawn } from 'node:child_process';
import type { RunAs } from './run-as.ts';

/**
 * Runs PostgreSQL until the lease, its standard input, has no writer left; then stops it ("fast": open transactions are
 * rolled back) and removes the folder of its socket. One that ends by itself is started again on the same socket, as soon as
 * a line in the lease has said that it was up once: whoever uses it only sees its connections break. A kill needs a
 * moment until all its processes are gone, a full disk until someone has made room.
 * It is `sh`, not Node: a tenth of the memory, and a `killall node` spares it.
 */
const script = `
sockets=$1; cluster=$2; shift 2
stopping=
exec 3<&0 </dev/null
trap 'stopping=1; kill -INT "$postgres" 2>/dev/null' TERM
{
  while read -r line; do : >"$sockets/up"; done
  kill -TERM $$ 2>/dev/null || { read -r pid <"$cluster/postmaster.pid" && kill -INT "$pid"; }
} <&3 &
reader=$!
exec 3<&-
while :; do
  "$@" &
  postgres=$!
  [ -z "$stopping" ] || kill -INT "$postgres"
  wait "$postgres"; status=$?
  # The signal of the reader ends a wait before PostgreSQL does.
  while kill -0 "$postgres" 2>/dev/null; do wait "$postgres"; status=$?; done
  [ -z "$stopping" ] && [ -e "$sockets/up" ] || break
  sleep 0.3
done
kill "$reader" 2>/dev/null
rm -rf -- "$sockets"
exit "$status"
`;

export type WatchOptions = {
  /** PostgreSQL and its arguments. */
  command: string[];
  /** Folder of the cluster. */
  cluster: string;
  socketFolder: string;
  /** Descriptor of the lease's reading end. */
  reader: number;
  /** Descriptor of the log. */
  log: number;
  runAs: RunAs;
};

export function startWatch({ command, cluster, socketFolder, reader, log, runAs }: WatchOptions): ChildProcess {
  const watch = spawn('/bin/sh', ['-c', script, 'mise-database', socketFolder, cluster, ...command], {
    ...runAs,
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal is for the shop, which stops the database last.
    detached: true,
    stdio: [reader, log, log],
  });
  watch.unref();
  return watch;
}
