import { fieldKey } from '../document/field-key.ts';
import { FieldKeyProvider } from '../fields/field-key-context.ts';
import { PictureField } from '../fields/picture-field.tsx';
import { useField } from '../fields/use-field.ts';
import type { EditorTextId } from '../texts.ts';
import { usePageField } from './use-page-field.ts';

type PagePictureFieldProps = {
  id: number;
  field: 'imagePath' | 'image2Path';
  label: EditorTextId;
  hint: EditorTextId;
};

/** A picture among the settings of a page. */
export function PagePictureField({ id, field, label, hint }: PagePictureFieldProps) {
  const [value, change] = usePageField(id, field, label);
  const described = useField({ key: field, label, hint });
  return (
    <FieldKeyProvider value={fieldKey.ofPage(id, field)}>
      <PictureField
        field={{ ...described, kind: 'picture', isTranslated: false }}
        value={value}
        onChange={(_path, next) => change(String(next ?? ''))}
      />
    </FieldKeyProvider>
  );
}
