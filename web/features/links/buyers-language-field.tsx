import { isLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from '../../../schema/common/languages';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { say } from './words';

interface BuyersLanguageFieldProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** The language in which buyers read what a seller prints or sends. */
export const BuyersLanguageField = ({ value, onChange }: BuyersLanguageFieldProps) => (
  <Field label={say('Buyers’ language')}>
    <Select value={value} onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}>
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code} translate="no">
          {LANGUAGES[code]}
        </option>
      ))}
    </Select>
  </Field>
);
