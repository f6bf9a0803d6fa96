import { SwitchField } from '../../ui/switch-field';
import { BuyersLanguageField } from '../links/buyers-language-field';
import type { SheetLanguage } from './sheet-language';
import { useWords } from './words';

export interface SheetChoice extends SheetLanguage {
  cutMarks: boolean;
}

interface SheetFieldsProps {
  choice: SheetChoice;
  onChange: (choice: Partial<SheetChoice>) => void;
}

/** The choices for both posters and stickers. */
export function SheetFields({ choice, onChange }: SheetFieldsProps) {
  const t = useWords();
  return (
    <>
      <BuyersLanguageField value={choice.language} onChange={(language) => onChange({ language })} />
      {choice.language !== 'en' && (
        <SwitchField
          label={t('English too')}
          description={t('What is read from a distance is in both; facts are in English.')}
          checked={choice.withEnglish}
          onCheckedChange={(withEnglish) => onChange({ withEnglish })}
        />
      )}
      <SwitchField
        label={t('Cut marks')}
        description={t('Thin lines that show where to cut.')}
        checked={choice.cutMarks}
        onCheckedChange={(cutMarks) => onChange({ cutMarks })}
      />
    </>
  );
}
