import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Disturbances } from './kills.ts';
import { between } from './random.ts';

/** A file system of its own that can be filled to the last byte. */
export type SmallDisk = { folder: string; remove(): Promise<void> };

/** Room for the demo shop and some orders. */
const size = '600m';

/** In memory, mounted: that takes root and a system that allows it. */
export async function mountSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mise-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  await chmod(folder, 0o755);
  return {
    folder,
    async remove() {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

/** Fills the disk and makes room again, until it is told to stop. Ends with room. */
export async function fillAgainAndAgain(
  { folder }: SmallDisk,
  plan: { random: () => number; pauseMs: readonly [number, number]; stopping: AbortSignal },
): Promise<Disturbances> {
  const pause = () =>
    sleep(between(plan.random, ...plan.pauseMs), undefined, { signal: plan.stopping }).catch(() => {});
  const ballast = path.join(folder, 'ballast');
  let filled = 0;
  for (;;) {
    await pause();
    if (plan.stopping.aborted) return { disk: filled };
    await fill(ballast);
    filled += 1;
    await pause();
    await rm(ballast);
  }
}

async function fill(ballast: string): Promise<void> {
  const file = await open(ballast, 'w');
  try {
    for (const bytes of [1 << 20, 4096]) await writeUntilFull(file, Buffer.alloc(bytes));
  } finally {
    await file.close();
  }
}

async function writeUntilFull(file: { write(bytes: Buffer): Promise<unknown> }, bytes: Buffer): Promise<void> {
  try {
    for (;;) await file.write(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
