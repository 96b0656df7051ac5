import { definitionOf, type FieldDefinitions, type FieldName, type FormValues } from './form-definition.ts';

/** The fields in the order of the page. */
export function fieldNames<Fields extends FieldDefinitions>(fields: Fields): FieldName<Fields>[] {
  return Object.keys(fields);
}

function mapFields<Fields extends FieldDefinitions>(
  fields: Fields,
  take: (name: FieldName<Fields>, isCheckbox: boolean) => unknown,
): FormValues<Fields> {
  const entries = fieldNames(fields).map((name) => [name, take(name, definitionOf(fields, name).kind === 'checkbox')]);
  return Object.fromEntries(entries);
}

/** A form in which nothing is entered but `values`. */
export function startValues<Fields extends FieldDefinitions>(
  fields: Fields,
  values: Partial<FormValues<Fields>> = {},
): FormValues<Fields> {
  return mapFields(fields, (name, isCheckbox) => values[name] ?? (isCheckbox ? false : ''));
}

/** What the elements of a form hold, by their names. A checkbox that is off is not among them. */
export function readValues<Fields extends FieldDefinitions>(
  fields: Fields,
  data: Pick<FormData, 'get'>,
): FormValues<Fields> {
  return mapFields(fields, (name, isCheckbox) => {
    const value = data.get(name);
    return isCheckbox ? value !== null : String(value ?? '');
  });
}

/** The same, with what was entered before where a field is not on the page now: what another choice hides comes back with it. */
export function withAbsent<Fields extends FieldDefinitions>(
  fields: Fields,
  {
    values,
    before,
    isOnPage,
  }: {
    values: FormValues<Fields>;
    before: FormValues<Fields>;
    isOnPage: (name: FieldName<Fields>) => boolean;
  },
): FormValues<Fields> {
  return mapFields(fields, (name) => (isOnPage(name) ? values : before)[name]);
}
