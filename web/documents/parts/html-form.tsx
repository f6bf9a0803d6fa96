import type { ReactNode } from 'react';
import type { CurrencyCode } from '../../../schema/common/currencies';
import type { FieldRules } from '../../../schema/common/field-rules';
import type { FormState } from '../../../schema/common/form-state';
import { inLanguage } from '../../../schema/common/languages';
import { type Problem, problemOfText } from '../../../schema/common/problems';
import { translateProblem } from '../../i18n/messages';
import { type Texts, useReader, useTexts } from '../../i18n/texts';
import { cx } from '../../lib/class-names';
import { Form, type FormProps } from '../../ui/form';

interface HtmlFormProps extends Pick<FormProps, 'label'> {
  action: string;
  /** The id of the element that the response replaces when the script sends the form (web/page/forms.ts). */
  part: string;
  notice?: string | null;
  /** Shown when there is no response. */
  failed: string;
  /** Its response redirects to another page, which would otherwise inherit the fragment. */
  leadsOn?: boolean;
  /** Browsers may fill it in without revealing the value to scripts yet, so its button is never dimmed. */
  autofilled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A document's form. It works as a plain post; the page's script sends it in place. */
export function HtmlForm(props: HtmlFormProps) {
  const {
    label,
    action,
    part,
    notice = null,
    failed,
    leadsOn = false,
    autofilled = false,
    className,
    children,
  } = props;
  const { language } = useReader();
  const address = inLanguage(action, language);
  return (
    <Form
      label={label}
      method="post"
      action={leadsOn ? address : `${address}#${part}`}
      data-enhance={part}
      data-failed={failed}
      data-autofilled={autofilled || undefined}
      className={cx('flex flex-col gap-4', className)}
    >
      {children}
      <p
        role="alert"
        tabIndex={-1}
        className="-order-1 rounded-md bg-danger-soft px-3 py-2.5 text-danger text-sm empty:hidden"
      >
        {notice}
      </p>
    </Form>
  );
}

/** The attribute that carries a field's rules to the script. */
export const ruled = (rules: FieldRules) => ({ 'data-rules': JSON.stringify(rules), required: true });

function useTranslate() {
  const { messages } = useTexts();
  const { language } = useReader();
  return (problem: Problem) => translateProblem(messages, language, problem);
}

/** Returns `ruled` with messages in the reader's language. */
export function useRuled() {
  const translate = useTranslate();
  return ({ must, ...rules }: FieldRules) =>
    ruled({
      ...rules,
      must: must.map(([pattern, message]) => [pattern, translate(problemOfText(message))] as const),
    });
}

const NAMED = ['thousand', 'lakh', 'crore'] as const;

/** The units of an amount for its note: "thousand|lakh|crore", each as "one/many" if the two differ. */
export const unitNames = ({ one, ...many }: Texts['units']) =>
  NAMED.map((unit) => (one[unit] === many[unit] ? many[unit] : `${one[unit]}/${many[unit]}`)).join('|');

/** Attributes of a field for an amount, which the script repeats in words below it (web/page/amounts.ts). */
export function useAmount(currency: CurrencyCode) {
  const { units } = useTexts();
  const isRupees = currency === 'INR';
  return {
    'data-amount': isRupees ? unitNames(units) : undefined,
    inputMode: isRupees ? 'text' : 'decimal',
    autoComplete: 'off',
    maxLength: 24,
  } as const;
}

interface TranslatedForm {
  values: FormState['values'];
  problems: Readonly<Record<string, string>>;
  notice: string | null;
}

/** A form's problems and notice in the reader's language. */
export function useTranslatedForm({ values, problems, notice }: FormState): TranslatedForm {
  const translate = useTranslate();
  const translated = Object.entries(problems).map(([field, problem]) => [field, translate(problem)]);
  return { values, problems: Object.fromEntries(translated), notice: notice && translate(notice) };
}
