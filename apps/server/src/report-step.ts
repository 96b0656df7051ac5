/** Writes one line for the person who runs a command. */
export type Say = (line: string) => void;

/** Does one step of a command and says what is going on when it takes more than a second. */
export async function reportStep<Result>(say: Say, step: string, work: () => Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => say(`${step} …`), 1000);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
