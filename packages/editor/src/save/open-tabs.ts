/** This document among all that have the editor open in this browser. */
export const ownTab = crypto.randomUUID();

const prefix = 'editor-tab ';

/** Tells the other documents of the browser that this one lives: the browser takes a lock back from whatever ends. */
export function holdTab(): void {
  // Without a connection that is safe there are no locks, and every other document counts as one that ended.
  void navigator.locks?.request(prefix + ownTab, () => new Promise(() => {}));
}

/** The others that live. */
export async function otherTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const tabs = held.flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : []));
  return new Set(tabs.filter((tab) => tab !== ownTab));
}
