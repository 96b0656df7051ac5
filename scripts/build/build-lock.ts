import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const beatMs = 2000;
/** A lock that has not been renewed so long belongs to a process that is gone. */
const lostAfterMs = 20_000;
const lookAgainMs = 100;

/** Waits until nobody else builds. The lock of a process that was killed does not hold: at once where its end can be seen. */
export async function takeBuildLock(file: string): Promise<{ release: () => Promise<void> }> {
  const own = `${process.pid} ${hostname()}`;
  while (!(await create(file, own))) {
    if (await isLost(file)) await rm(file, { force: true });
    else await delay(lookAgainMs);
  }
  const timer = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), beatMs).unref();
  return {
    async release() {
      clearInterval(timer);
      await rm(file, { force: true });
    },
  };
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isLost(file: string): Promise<boolean> {
  const [content, found] = await Promise.all([readFile(file, 'utf8'), stat(file)]).catch(() => []);
  if (content === undefined || found === undefined) return false;
  const [pid, host] = content.split(' ');
  if (host === hostname() && !isAlive(Number(pid))) return true;
  return Date.now() - found.mtimeMs > lostAfterMs;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
