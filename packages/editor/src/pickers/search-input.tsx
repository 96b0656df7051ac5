import { useEffect, useRef } from 'react';
import { inputClasses } from '../fields/field-frame.tsx';

type SearchInputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whoever opened what it stands in can write at once. */
  isFocused?: boolean;
};

export function SearchInput({ label, value, onChange, isFocused = false }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  return (
    <input
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${inputClasses} ed:mb-3`}
    />
  );
}
