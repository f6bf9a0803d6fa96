import type { InputHTMLAttributes } from 'react';

type ChooseFileProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  onChoose: (files: File[]) => void;
};

/** A button that opens the browser's choice of files. */
export function ChooseFile({ label, onChoose, ...input }: ChooseFileProps) {
  return (
    <label className="touch-target inline-flex cursor-pointer items-center rounded-md border border-line-strong px-3 font-medium text-sm has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      {label}
      <input
        type="file"
        {...input}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}
