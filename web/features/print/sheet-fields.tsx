import { Segmented } from '../../ui/core/segmented';
import { SwitchField } from '../../ui/switch-field';
import type { SheetLanguage } from './print-texts';

const LANGUAGES: readonly { value: SheetLanguage; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
  { value: 'both', label: 'Both' },
];

export interface SheetChoice {
  language: SheetLanguage;
  cutMarks: boolean;
}

interface SheetFieldsProps {
  choice: SheetChoice;
  onChange: (choice: Partial<SheetChoice>) => void;
}

/** The choices for both posters and stickers. */
export function SheetFields({ choice, onChange }: SheetFieldsProps) {
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <span className="font-medium text-sm">Language</span>
        <Segmented
          label="Language"
          value={choice.language}
          options={LANGUAGES}
          onValueChange={(language) => onChange({ language })}
        />
      </div>
      <SwitchField
        label="Cut marks"
        description="Thin lines that show where to cut."
        checked={choice.cutMarks}
        onCheckedChange={(cutMarks) => onChange({ cutMarks })}
      />
    </>
  );
}
