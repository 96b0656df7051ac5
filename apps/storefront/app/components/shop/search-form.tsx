import { maximumTermLength } from '@mise/contract/limits.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useSuggestions } from './use-suggestions.tsx';

/** A form that asks for /search?term=…; suggestions are loaded when the field is entered. */
export default function SearchForm() {
  const text = useText();
  const id = useId();
  const action = pathTo.search(useLocale());
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const asked = parameters.get('term') ?? '';
  const [term, setTerm] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions({ id, term });
  // What was typed before the scripts were there counts like anything typed later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    if (!input.current || input.current !== document.activeElement) return;
    suggestions.field.onFocus();
    if (input.current.value === asked) return;
    setTerm(input.current.value);
    suggestions.open();
  }, []);

  function search(event: FormEvent): void {
    event.preventDefault();
    suggestions.close();
    navigate(`${action}?${new URLSearchParams({ term: input.current?.value ?? '' })}`);
  }

  return (
    <search className="relative">
      <form action={action} className="relative" onSubmit={search}>
        <label htmlFor={id} className="sr-only">
          {text('search.label')}
        </label>
        <input
          // The field keeps what is typed by itself, also before scripts run; another search brings another one.
          key={asked}
          ref={input}
          id={id}
          type="search"
          name="term"
          defaultValue={asked}
          maxLength={maximumTermLength}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={text('search.field')}
          {...suggestions.field}
          onInput={(event) => {
            setTerm(event.currentTarget.value);
            suggestions.open();
          }}
          className="h-11 w-full rounded border border-line-strong bg-surface pr-12 pl-4 text-base text-ellipsis placeholder:text-ink-muted hover:border-ink [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={text('search.submit')}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded text-primary-ink hover:bg-primary-50"
        >
          <Icon name="search" />
        </button>
      </form>
      {suggestions.list}
    </search>
  );
}
