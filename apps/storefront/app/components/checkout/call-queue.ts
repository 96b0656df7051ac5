/** Calls that must not overtake each other: each begins when the one before it has ended, however that went. */
export type CallQueue = {
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** How many have not ended yet. */
  size: () => number;
};

export function createCallQueue(onSize: (size: number) => void = () => {}): CallQueue {
  let last: Promise<unknown> = Promise.resolve();
  let size = 0;

  function change(by: number): void {
    size += by;
    onSize(size);
  }

  return {
    run(task) {
      change(1);
      const result = last.then(task).finally(() => change(-1));
      last = result.catch(() => undefined);
      return result;
    },
    size: () => size,
  };
}
