import { CategoryField } from './category-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ColorField } from './color-field.tsx';
import { ColumnsField } from './columns-field.tsx';
import type { FieldProps } from './field-props.ts';
import { FlagField } from './flag-field.tsx';
import { FractionField } from './fraction-field.tsx';
import { GroupField } from './group-field.tsx';
import { HtmlField } from './html-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TextField } from './text-field.tsx';

export function renderField(props: FieldProps) {
  return <FieldInput {...props} />;
}

/** The control that suits what a field is. */
function FieldInput(props: FieldProps) {
  const { field, ...rest } = props;
  switch (field.kind) {
    case 'group':
      return <GroupField {...rest} field={field} renderField={renderField} />;
    case 'list':
      return <ListField {...rest} field={field} renderField={renderField} />;
    case 'choice':
      return <ChoiceField {...rest} field={field} />;
    case 'text':
      return <TextField {...props} />;
    case 'html':
      return <HtmlField {...props} />;
    case 'color':
      return <ColorField {...props} />;
    case 'link':
      return <LinkField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'fraction':
      return <FractionField {...props} />;
    case 'flag':
      return <FlagField {...rest} field={field} />;
    case 'columns':
      return <ColumnsField {...props} />;
    case 'category':
      return <CategoryField {...props} />;
  }
}
