import { SelectField } from '@mise/ui/select-field.tsx';
import { useText } from '#app/page/use-text.ts';
import { componentFieldId } from '#app/views/component-choices.ts';
import type { BundleComponent } from '#app/views/product-page.ts';

/** Which variation of its parts a set holds. The fields keep what was chosen themselves, also before scripts are there. */
export default function ComponentChoices({ components }: { components: readonly BundleComponent[] }) {
  const text = useText();
  return components.map((component) => (
    <SelectField
      key={component.variationId}
      id={componentFieldId(component)}
      label={text('product.componentChoice', { quantity: component.quantity, name: component.name })}
      autoComplete="off"
      defaultValue={component.variationId}
      options={component.options.map(({ variationId, name, isSalable }) => ({
        value: String(variationId),
        label: isSalable ? name : text('product.optionSoldOut', { name }),
        isDisabled: !isSalable,
      }))}
    />
  ));
}
