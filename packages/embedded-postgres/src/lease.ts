import { execFileSync } from 'node:child_process';
import { closeSync, constants, lstatSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Home } from './home.ts';
import { giveTo } from './run-as.ts';

/** A named pipe held open for writing: the watch keeps PostgreSQL running as long as one process has it. */
export type Lease = {
  /** Tells the watch that PostgreSQL was up: from now on it is started again when it ends. */
  markUp(): void;
  release(): void;
};

function leasePath(home: Home): string {
  return path.join(home.folder, 'lease');
}

/** Joins the processes that use the database; undefined where no watch reads the pipe, which is where none runs. */
export function joinLease(home: Home): Lease | undefined {
  try {
    return toLease(openSync(leasePath(home), constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (['ENXIO', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Opens both ends: the writing one for this process, the reading one to be handed to the watch and closed here. Opened in
 * this order no open waits, and at no moment is the pipe without a writer.
 */
export async function createLease(home: Home): Promise<{ lease: Lease; reader: number }> {
  const pipe = leasePath(home);
  if (!isPipe(pipe)) {
    execFileSync('mkfifo', ['-m', '600', pipe]);
    await giveTo(home.runAs, pipe);
  }
  const both = openSync(pipe, constants.O_RDWR);
  const reader = openSync(pipe, constants.O_RDONLY);
  const writer = openSync(pipe, constants.O_WRONLY);
  closeSync(both);
  return { lease: toLease(writer), reader };
}

function toLease(descriptor: number): Lease {
  let isHeld = true;
  return {
    markUp() {
      if (isHeld) writeSync(descriptor, 'up\n');
    },
    release() {
      if (isHeld) closeSync(descriptor);
      isHeld = false;
    },
  };
}

function isPipe(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFIFO() ?? false;
}
