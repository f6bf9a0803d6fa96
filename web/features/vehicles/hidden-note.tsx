import { EyeOff } from 'lucide-react';
import type { HiddenReason } from '../../../schema/vehicles/input';
import { useWords } from './words';

const LABELS = {
  plan: 'Hidden: over your plan’s limit',
  operator: 'Hidden by our team',
} as const satisfies Record<HiddenReason, string>;

/** Why buyers do not see a listing. */
export function HiddenNote({ reason }: { reason: HiddenReason }) {
  const t = useWords();
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-warning">
      <EyeOff aria-hidden="true" className="size-3.5" />
      {t(LABELS[reason])}
    </span>
  );
}
