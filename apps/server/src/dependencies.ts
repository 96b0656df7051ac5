/** What an answer was made from, so that it can be kept until one of them changes. */
export type Dependencies = {
  readonly tags: Set<string>;
  /** When the answer is no longer true by itself, because an offer begins or ends. Milliseconds since 1970. */
  endsAt: number;
};

export function noDependencies(): Dependencies {
  return { tags: new Set(), endsAt: Number.POSITIVE_INFINITY };
}

/** Notes that the answer is made from something old: it may be sent to who asked, and is not true any more. */
export function endsAtOnce(dependencies: Dependencies): void {
  dependencies.endsAt = 0;
}

/** Notes that the answer holds only until then; moments that have passed do not count. */
export function endsWith(dependencies: Dependencies, moment: Date | null, now: Date): void {
  if (moment && moment > now) dependencies.endsAt = Math.min(dependencies.endsAt, moment.getTime());
}

/** Notes all that something was made from which is a part of the answer. */
export function noteAll(dependencies: Dependencies, { tags, endsAt }: Readonly<Dependencies>): void {
  for (const tag of tags) dependencies.tags.add(tag);
  dependencies.endsAt = Math.min(dependencies.endsAt, endsAt);
}
