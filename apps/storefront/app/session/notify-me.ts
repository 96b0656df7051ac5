import { create } from 'zustand';

/** The sold-out article of which a visitor wants to hear, while they are asked where to write to. */
export const useAwaited = create<{ article: { variationId: number; name: string } | null }>(() => ({ article: null }));

/** Answers a button that asks to be told (`NotifyMeButton`). */
export function askToNotify({ dataset }: HTMLElement): void {
  useAwaited.setState({ article: { variationId: Number(dataset.notifyMe), name: dataset.name ?? '' } });
}
