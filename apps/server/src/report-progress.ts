import type { Say } from './report-step.ts';

const pauseMs = 3000;

/** Tells a person at a terminal how far a long task is, every few seconds, and how long it may still take. */
export function createProgress(
  say: Say,
  clock: () => number = Date.now,
): (step: string, done: number, all: number) => void {
  let step = '';
  let startedAt = 0;
  let saidAt = 0;
  return (name, done, all) => {
    const now = clock();
    if (name !== step) {
      step = name;
      startedAt = now;
      saidAt = now;
    }
    if (done === 0 || now - saidAt < pauseMs) return;
    saidAt = now;
    const seconds = Math.ceil(((now - startedAt) / 1000) * (all / done - 1));
    say(`${step}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}, about ${timeOf(seconds)} left`);
  };
}

function timeOf(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
