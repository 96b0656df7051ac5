import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Kills PostgreSQL on a data folder with all its processes, the postmaster first, as a power failure does. */
export async function killPostgres(dataDir: string): Promise<void> {
  const postmaster = postmasterOf(dataDir);
  if (postmaster === undefined) return;
  const children = childrenOf(postmaster);
  for (const pid of [postmaster, ...children]) kill(pid);
}

function postmasterOf(dataDir: string): number | undefined {
  try {
    const file = path.join(dataDir, 'postgres-18', 'data', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** Linux tells the parent of a process behind its name and state: "12 (postgres) S 11 …". */
function childrenOf(parent: number): number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.map(Number).filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was faster.
  }
}
