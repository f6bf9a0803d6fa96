import { ShieldCheck } from 'lucide-react';
import { CONSENTS } from '../../../schema/common/consents';
import { useWords } from './words';

/** What people agree to besides the permissions themselves. */
export function PrivacyNote() {
  const t = useWords();
  return (
    <p className="flex gap-2.5 rounded-md bg-sunken p-3 text-ink-muted text-sm">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(CONSENTS.permissions.text)}
    </p>
  );
}
