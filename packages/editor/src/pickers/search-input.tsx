import { inputClasses } from '../fields/field-frame.tsx';

type SearchInputProps = { label: string; value: string; onChange: (value: string) => void };

export function SearchInput({ label, value, onChange }: SearchInputProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${inputClasses} ed:mb-3`}
    />
  );
}
