import { Suspense, useId, useState } from 'react';
import { loadable } from '../controls/loadable.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { pathName } from '../pickers/shop-pages.ts';
import { useShopPages } from '../pickers/use-shop-pages.ts';
import { FieldFrame } from './field-frame.tsx';
import { asText, type FieldProps } from './field-props.ts';

const CategoryPicker = loadable(() => import('../pickers/category-picker.tsx'));

/** A category of products. */
export function CategoryField({ field, value, onChange }: FieldProps) {
  const id = useId();
  const { text } = useHost();
  const [isPicking, setIsPicking] = useState(false);
  const { pages } = useShopPages();
  const chosen = pages?.find((page) => String(page.id) === asText(value));
  const name = chosen ? pathName(chosen) : asText(value);
  return (
    <FieldFrame id={id} field={field}>
      <TextButton
        id={id}
        className="ed:w-full ed:justify-start! ed:text-left ed:font-normal!"
        onClick={() => setIsPicking(true)}
      >
        {name === '' ? text('editor.field.pickCategory') : name}
      </TextButton>
      {isPicking && (
        <Suspense>
          <CategoryPicker
            onPick={(categoryId) => onChange([], categoryId, field)}
            onClose={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
