import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Calls back once when the npm that runs this has ended, however it ended: npm that is killed leaves its scripts running.
 * Started without npm nothing is watched: the parent is a shell then, which may end.
 */
export function onEndOfNpm(callback) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const above = parentOf(parent);
  const timer = setInterval(() => {
    // Whoever loses its parent is given another: npm is this parent, or the one above where it put a shell between.
    if (process.ppid === parent && (!isShell(parent) || parentOf(parent) === above)) return;
    clearInterval(timer);
    callback();
  }, 1000);
  timer.unref();
}

function isShell(pid) {
  return /(^|\/)(ba|da|z|k)?sh$/.test(look(pid).name);
}

function parentOf(pid) {
  return look(pid).parent;
}

/** From /proc, as slim machines have no `ps`; elsewhere from `ps`. */
function look(pid) {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) {
    const text = readFileSync(status, 'utf8');
    return { name: /^Name:\s+(.+)$/m.exec(text)?.[1] ?? '', parent: /^PPid:\s+(\d+)$/m.exec(text)?.[1] };
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, name = ''] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? [];
  return { name, parent };
}
