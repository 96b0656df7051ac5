/** Writes one line for the person who starts the shop. */
export type Say = (line: string) => void;

/** Does one step of the start and says what is going on when it takes more than a second. */
export async function announce<Result>(say: Say, step: string, work: () => Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => say(`${step} …`), 1000);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
