import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkValues, hasErrors } from './check-values.ts';
import { dropDraft, mergeDraft, readDraft, storeDraft } from './draft.ts';
import { explainFailure, type Objection } from './explain-failure.ts';
import type { FieldDefinitions, FieldName, FormDefinition, FormErrors, FormValues } from './form-definition.ts';
import { fieldNames, readValues, startValues, withAbsent } from './form-values.ts';
import { useFieldEvents } from './use-field-events.ts';

type FormOptions<Fields extends FieldDefinitions> = {
  /** What the fields begin with. */
  values?: Partial<FormValues<Fields>>;
  /** Name under which what is typed outlives a reload; it says what is edited too (`address-12`). Without one nothing is stored. */
  draft?: string;
  /** What of a draft still holds, where the shop may have changed since; all of it by default. */
  restore?: (draft: FormValues<Fields>) => FormValues<Fields>;
  /** What follows in other fields from one that was `typed` before scripts could answer; the same object where nothing does. */
  takeOver?: (values: FormValues<Fields>, typed: FormValues<Fields>) => FormValues<Fields>;
  /** What is wrong beside the rules of the definition: it depends on other fields, or on what the page knows. */
  check?: (values: FormValues<Fields>) => FormErrors<Fields>;
  /** A text that knows more about a wrong field than the definition; undefined: that one. */
  errorText?: (name: FieldName<Fields>, reason: FieldReason) => string | undefined;
  /** The work, done with values that passed the checks. What it throws is shown; what it objects to, too. */
  submit: (values: FormValues<Fields>) => Promise<void> | Promise<Objection<Fields> | undefined>;
};

/**
 * The state of a form. The elements of the page hold the texts, as the server rendered them: what is typed before scripts
 * have come counts, and typing renders nothing but what depends on it.
 */
export function useForm<Fields extends FieldDefinitions>(
  { id, fields }: FormDefinition<Fields>,
  { values, draft, restore, takeOver, check: checkMore, errorText, submit: work }: FormOptions<Fields>,
) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isRunning = useRef(false);
  const isFinished = useRef(false);
  const [start, setStart] = useState(() => ({ values: startValues(fields, values), version: 0 }));
  const [entered, setEntered] = useState(start.values);
  const latest = useRef(start.values);
  const [errors, setErrors] = useState<FormErrors<Fields>>({});
  const [listed, setListed] = useState<FieldName<Fields>[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [lockedUntil, setLockedUntil] = useState(0);

  /** What the page holds now: of a field that is not there, nothing. */
  function read(): FormValues<Fields> {
    if (!element.current) throw new Error(`the form ${id} is not on the page`);
    return readValues(fields, new FormData(element.current));
  }

  function keep(values: FormValues<Fields>): void {
    latest.current = values;
    setEntered(values);
  }

  function keepAbsent(values: FormValues<Fields>): FormValues<Fields> {
    const isOnPage = (name: string) => element.current?.elements.namedItem(name) != null;
    return withAbsent(fields, { values, before: latest.current, isOnPage });
  }

  /** Reads what is entered now and stores it as the draft, with what stands in fields that are not on the page at the moment. */
  function follow(): FormValues<Fields> {
    const now = read();
    keep(keepAbsent(now));
    if (draft !== undefined && !isFinished.current) storeDraft(draft, fields, latest.current);
    return now;
  }

  /** Writes texts into the fields, and checks boxes, those on which others depend first; nothing is lost of what stands in the other fields. */
  function fill(texts: Partial<FormValues<Fields>>): void {
    flushSync(() => keep({ ...keepAbsent(read()), ...texts }));
    for (const [name, value] of Object.entries(texts)) {
      const control = element.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = String(value);
    }
    setErrors(({ ...marks }) => {
      for (const name of fieldNames(fields)) if (name in texts) delete marks[name];
      return marks;
    });
    follow();
  }

  /** Somebody types, also after the form has done its work once. */
  function begin(): void {
    isFinished.current = false;
  }

  function check(now: FormValues<Fields>): FormErrors<Fields> {
    return { ...checkValues(fields, now), ...checkMore?.(now) };
  }

  // At once: what is typed between reading and filling anew would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document can be read
  useLayoutEffect(() => {
    const typed = keepAbsent(read());
    const stored = draft === undefined ? null : readDraft(draft, start.values);
    const restored = stored ? mergeDraft(start.values, restore?.(stored) ?? stored, typed) : typed;
    const whole = takeOver?.(restored, typed) ?? restored;
    keep(whole);
    if (stored || whole !== typed) setStart({ values: whole, version: 1 });
  }, []);

  async function submit(): Promise<void> {
    if (isRunning.current) return;
    const now = follow();
    const wrong = check(now);
    if (hasErrors(wrong)) return stopAt({ errors: wrong });
    isRunning.current = true;
    isFinished.current = false;
    setIsBusy(true);
    setFailure('');
    const objection = await attempt(now);
    isRunning.current = false;
    if (objection) return stopAt(objection);
    finish();
    setErrors({});
    setIsBusy(false);
  }

  /** The form has done its work: nothing of it is kept, also where a field is left only with the page. */
  function finish(): void {
    isFinished.current = true;
    if (draft !== undefined) dropDraft(draft);
  }

  async function attempt(now: FormValues<Fields>): Promise<Objection<Fields> | undefined> {
    try {
      return (await work(now)) ?? undefined;
    } catch (error) {
      return explainFailure(fields, error);
    }
  }

  /** What is wrong is drawn before the focus goes there. */
  function stopAt({ errors: wrong = {}, failure: reason = '', retryAfter = 0 }: Objection<Fields>): void {
    flushSync(() => {
      setIsBusy(false);
      setFailure(reason);
      setLockedUntil(retryAfter > 0 ? Date.now() + retryAfter * 1000 : 0);
      setErrors(wrong);
      setListed(fieldNames(fields).filter((name) => wrong[name]));
    });
    if (hasErrors(wrong)) summary.current?.focus();
  }

  return {
    id,
    fields,
    element,
    summary,
    /** What the fields begin with; another `version` fills them anew. */
    start: start.values,
    version: start.version,
    /** What stands in the fields; in one that is not on the page, what stood there last and stands there when it is back. */
    entered,
    errors,
    setErrors,
    errorText,
    /** Fields that were wrong when the form was submitted and still are, in the order of the page. */
    listed: listed.filter((name) => errors[name]),
    isBusy,
    failure,
    /** When another try makes sense, in milliseconds of the clock. */
    lockedUntil,
    read,
    fill,
    check,
    submit,
    /** For work that leaves the page before it ends. */
    finish,
    events: useFieldEvents({ fields, entered, follow, check, setErrors, begin }),
  };
}

export type FormState<Fields extends FieldDefinitions> = ReturnType<typeof useForm<Fields>>;
