/** A short list that this browser keeps; no server is told of it. */
export type StoredList<Entry> = {
  /** The same array until something changes. */
  read: () => readonly Entry[];
  write: (entries: readonly Entry[]) => void;
  /** Calls back for changes here and in other tabs. */
  subscribe: (onChange: () => void) => () => void;
};

/** Storage may be switched off or full: then the list lasts as long as the page. What does not look like an entry is dropped. */
export function storedList<Entry>(key: string, isEntry: (value: unknown) => value is Entry): StoredList<Entry> {
  let known: readonly Entry[] | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function load(): readonly Entry[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    } catch {
      return [];
    }
  }

  function hear(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    known = null;
    tell();
  }

  return {
    read: () => {
      known ??= load();
      return known;
    },
    write: (entries) => {
      known = entries;
      try {
        if (entries.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(entries));
      } catch {
        // Lasts as long as the page.
      }
      tell();
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
  };
}
