import { useState } from 'react';
import { RequestResetForm } from './request-reset-form';
import { ResetPasswordForm } from './reset-password-form';
import type { SignInSearch } from './sign-in-search';

/** First the address, then the code and the new password. The address stays in this screen, never in the URL. */
export function ResetScreen({ search }: { search: SignInSearch }) {
  const [email, setEmail] = useState<string | null>(null);
  if (email === null) return <RequestResetForm search={search} onSent={setEmail} />;
  return <ResetPasswordForm email={email} search={search} onBack={() => setEmail(null)} />;
}
