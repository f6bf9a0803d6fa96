import { Search } from 'lucide-react';
import { PrefixedInput } from '../prefixed-input';
import { Field } from './field';

export type SearchFieldProps = {
  /** Read aloud; only the placeholder is visible. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/** A search box for a list. */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  return (
    <Field label={label} hideLabel {...(className ? { className } : {})}>
      <PrefixedInput
        type="search"
        prefix={<Search aria-hidden="true" className="size-4" />}
        placeholder={placeholder}
        maxLength={50}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
