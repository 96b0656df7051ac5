import type { Dispatch, FocusEvent, FormEvent, SetStateAction } from 'react';
import { marksAfterEntry } from './check-values.ts';
import type { FieldDefinitions, FieldName, FormErrors, FormValues } from './form-definition.ts';
import { usePress } from './use-press.ts';

type FieldEventsInput<Fields extends FieldDefinitions> = {
  fields: Fields;
  entered: FormValues<Fields>;
  follow: () => FormValues<Fields>;
  check: (values: FormValues<Fields>) => FormErrors<Fields>;
  setErrors: Dispatch<SetStateAction<FormErrors<Fields>>>;
  begin: () => void;
};

/** What happens while a form is filled: what is typed is stored as the draft, a field is checked when it is left, marks go when it is right. */
export function useFieldEvents<Fields extends FieldDefinitions>(input: FieldEventsInput<Fields>) {
  const { fields, entered, follow, check, setErrors, begin } = input;
  const { onPointerDown, afterPress } = usePress();

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    begin();
    const before = check(entered);
    const now = check(follow());
    const { name } = target as HTMLInputElement;
    setErrors((marks) => marksAfterEntry(fields, { marks, before, now, name, isChoice: isChoice(target) }));
  }

  /** A field that was left empty is not blamed yet: the button asks for it. */
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const name = (target as unknown as HTMLInputElement).name as FieldName<Fields>;
    const reason = check(follow())[name];
    if (reason && reason !== 'required') afterPress(() => setErrors((marks) => ({ ...marks, [name]: reason })));
  }

  return { onInput, onBlur, onPointerDown };
}

/** Whether an entry is complete at once. */
export function isChoice(element: EventTarget): boolean {
  return element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type === 'checkbox');
}
