/** A place in a bundle: so many pieces of one of its options in each bundle. The first option is what comes without a choice. */
export type ComponentSlot<Option extends { variationId: number }> = {
  /** Names the place: the variation that comes without a choice. */
  id: number;
  quantity: number;
  options: readonly Option[];
};

/** What was chosen for a place. */
export type ComponentChoice = { id: number; variationId: number };

export type BundleComponent<Option> = { id: number; quantity: number; option: Option };

/** What a bundle consists of; null where a choice does not belong to it, or a place has nothing to choose any more. */
export function resolveComponents<Option extends { variationId: number }>(
  slots: readonly ComponentSlot<Option>[],
  choices: readonly ComponentChoice[],
): BundleComponent<Option>[] | null {
  if (slots.length === 0 && choices.length === 0) return [];
  const chosen = new Map(choices.map(({ id, variationId }) => [id, variationId]));
  if (chosen.size < choices.length || choices.some(({ id }) => !slots.some((slot) => slot.id === id))) return null;
  const components = slots.flatMap(({ id, quantity, options }) => {
    const option = options.find(({ variationId }) => variationId === (chosen.get(id) ?? id));
    return option ? [{ id, quantity, option }] : [];
  });
  return components.length === slots.length ? components : null;
}

/** The choices that change something, by place: two bundles are the same where these are. */
export function realChoices(choices: readonly ComponentChoice[]): ComponentChoice[] {
  return choices.filter(({ id, variationId }) => id !== variationId).sort((a, b) => a.id - b.id);
}
