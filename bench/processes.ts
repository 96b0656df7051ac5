import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux counts the time of processes. */
const ticksPerSecond = 100;

export type Usage = {
  /** CPU time since their start, in ms: the shop's Node processes, and PostgreSQL's. */
  node: number;
  database: number;
  /** Resident memory of the Node process that serves (bytes). */
  memory: number;
};

type Process = { pid: number; name: string; parent: number; milliseconds: number };

/** What a shop and everything that it started have used so far. Null where there is no /proc to ask. */
export function readUsage(pid: number): Usage | null {
  const family = familyOf(pid);
  if (family.length === 0) return null;
  const sum = (ofDatabase: boolean) =>
    family.reduce(
      (total, { name, milliseconds }) => ((name === 'postgres') === ofDatabase ? total + milliseconds : total),
      0,
    );
  return { node: sum(false), database: sum(true), memory: memoryOf(pid) };
}

function familyOf(pid: number): Process[] {
  const all = readProcesses();
  const family = new Set([pid]);
  // A child can stand before its parent.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const each of all) if (family.has(each.parent)) family.add(each.pid);
  }
  return all.filter((each) => family.has(each.pid));
}

function readProcesses(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

/** Fields of /proc/<pid>/stat: see proc(5). The time of children that ended counts to their parent. */
function readProcess(pid: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const fields = stat
      .slice(end + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const ticks = fields.slice(11, 15).reduce((total, each) => total + each, 0);
    return [
      {
        pid: Number(pid),
        name: stat.slice(stat.indexOf('(') + 1, end),
        parent,
        milliseconds: (ticks * 1000) / ticksPerSecond,
      },
    ];
  } catch {
    // It ended while it was being read.
    return [];
  }
}

function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
