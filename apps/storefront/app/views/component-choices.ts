import type { Input } from '@mise/contract/client.ts';
import type { BundleComponent } from './product-page.ts';

type SetComponents = NonNullable<Input<'doAddCartItem'>['setComponents']>;

/** Id of the field in which a part of a set is chosen. */
export function componentFieldId({ variationId }: Pick<BundleComponent, 'variationId'>): string {
  return `component-${variationId}`;
}

/** The parts of a set that are chosen. */
export function choosable(components: readonly BundleComponent[]): BundleComponent[] {
  return components.filter(({ options }) => options.length > 1);
}

/** What was chosen on the page. `readField`: what the field of this id says, null where there is none. */
export function chosenComponents(
  components: readonly BundleComponent[],
  readField: (fieldId: string) => string | null,
): SetComponents {
  return choosable(components).flatMap((component) => {
    const value = Number(readField(componentFieldId(component)) ?? component.variationId);
    return value === component.variationId ? [] : [{ id: component.variationId, variationId: value }];
  });
}
