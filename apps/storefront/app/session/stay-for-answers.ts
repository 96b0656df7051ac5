/** Milliseconds after which a visitor goes on, whatever the shop is still doing. */
const longestWait = 3000;

const awaited = new Set<Promise<unknown>>();

/** What a visitor asked the shop for: the document is not left for another before it was answered. */
export function stayFor<Result>(answer: Promise<Result>): Promise<Result> {
  awaited.add(answer);
  const forget = () => awaited.delete(answer);
  answer.then(forget, forget);
  return answer;
}

/**
 * A link whose scripts are not there yet leads to a new document, and the browser calls off what this one asked for: with it a guest
 * would lose the session that the answer opens. So the press waits for it. Browsers without the Navigation API go on at once.
 */
export function stayForAnswers(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const { destination, userInitiated, navigationType, downloadRequest, formData } = event;
    const isOther = destination.sameDocument || !userInitiated || navigationType !== 'push';
    if (awaited.size === 0 || isOther || downloadRequest !== null || formData || !event.cancelable) return;
    event.preventDefault();
    void mayLeave().then(() => window.location.assign(destination.url));
  });
}

/** Once nothing is awaited, or after a while. */
async function mayLeave(): Promise<void> {
  const isLate = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([Promise.allSettled(awaited), isLate]);
  awaited.clear();
}
