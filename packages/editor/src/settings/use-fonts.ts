import { useEffect, useState } from 'react';

/** A family that the shop serves: its CSS stack, and the rules that load it. */
export type OfferedFont = { family: string; kind: string; stack: string; rules: string };

type Fonts = {
  fonts: OfferedFont[] | null;
  isFailed: boolean;
  retry: () => void;
};

let loaded: Promise<OfferedFont[]> | undefined;

/** The families that can be chosen, asked for once. */
function loadFonts(): Promise<OfferedFont[]> {
  loaded ??= fetch('/fonts/meta.json').then((response) => {
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
    return response.json();
  });
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

export function useFonts(): Fonts {
  const [fonts, setFonts] = useState<OfferedFont[] | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    let isGone = false;
    loadFonts().then(
      (found) => isGone || setFonts(found),
      () => isGone || setIsFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  function retry(): void {
    setIsFailed(false);
    setAttempt(attempt + 1);
  }

  return { fonts, isFailed, retry };
}
