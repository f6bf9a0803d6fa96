import type { FieldRules } from '../../../schema/common/field-rules';
import type { Problem } from '../../../schema/common/problems';
import { ruled } from '../parts/html-form';
import { useWords } from './words';

/** Problems of a form, and the messages of a field's rules, in the reader's language. */
export function useMessages() {
  const t = useWords();
  return {
    messageOf: (problem: Problem | null | undefined) => problem?.text && t.known(problem.text),
    ruled: ({ must, ...rules }: FieldRules) =>
      ruled({ ...rules, must: must.map(([pattern, message]) => [pattern, t.known(message)] as const) }),
  };
}
