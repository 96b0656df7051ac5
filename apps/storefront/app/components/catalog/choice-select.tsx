import { SelectField } from '@mise/ui/select-field.tsx';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#app/page/use-text.ts';
import { showIntent } from '#app/start/first-intent.ts';
import { type Choice, choiceInPlace, problemOf } from '#app/views/product-choices.ts';

type ChoiceSelectProps = { label: string; choices: Choice[]; chosen: Choice | undefined };

/** Values to choose from a list: where they are many, or packs. */
export default function ChoiceSelect({ label, choices, chosen }: ChoiceSelectProps) {
  const text = useText();
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen while the page was still being taken over counts like anything chosen later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is only one such moment
  useEffect(() => {
    if (!select.current || select.current.value === String(chosen?.id)) return;
    showIntent();
    choose(select.current.value);
  }, []);

  function choose(id: string): void {
    const choice = choices.find((each) => String(each.id) === id);
    if (choice?.href) navigate(choice.href, choiceInPlace);
  }

  return (
    <SelectField
      ref={select}
      label={label}
      // A browser that remembers forms would choose another variation after a reload.
      autoComplete="off"
      value={chosen?.id}
      onChange={({ target }) => choose(target.value)}
      className="noscript:hidden"
      options={choices.map((choice) => {
        const problem = problemOf(choice);
        return {
          value: String(choice.id),
          label: problem ? `${choice.label} – ${text(problem)}` : choice.label,
          isDisabled: choice.href === null,
        };
      })}
    />
  );
}
