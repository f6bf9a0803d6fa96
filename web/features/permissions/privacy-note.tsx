import { ShieldCheck } from 'lucide-react';
import { CONSENTS } from '../../../schema/common/consents';

/** What people agree to besides the permissions themselves. */
export const PrivacyNote = () => (
  <p className="flex gap-2.5 rounded-md bg-sunken p-3 text-ink-muted text-sm">
    <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    {CONSENTS.permissions.text}
  </p>
);
