/** Ctrl-C reaches the process from the terminal and once more from npm: within this time they are one (milliseconds). */
const sameRequestMs = 1000;

/** Read at once: the runner may be gone before anyone waits. */
const hadRunner = process.connected === true;

/**
 * Resolves when the process is asked to stop: by Ctrl-C, by SIGTERM, or because the runner that started it is gone. Who asks
 * again while it is stopping ends it at once; the database recovers by itself.
 */
export function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let askedAt: number | undefined;
    const ask = () => {
      askedAt ??= Date.now();
      if (Date.now() - askedAt > sameRequestMs) process.exit(1);
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    if (process.connected) process.once('disconnect', resolve);
    else if (hadRunner) resolve();
  });
}
