import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { codeSentAt, rememberCodeSent } from './sign-in-memory';

/** The server sends one code a minute (worker/features/auth/otp.service.ts); the button shows how long that still is. */
const COOLDOWN_MS = 60_000;

interface ResendCodeProps {
  email: string;
  send: () => Promise<unknown>;
}

const secondsLeft = () => Math.max(0, Math.ceil((codeSentAt() + COOLDOWN_MS - Date.now()) / 1000));
const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Asks for another code once the last one is a minute old. */
export function ResendCode({ email, send }: ResendCodeProps) {
  const [left, setLeft] = useState(secondsLeft);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const tick = setInterval(() => setLeft(secondsLeft()), 1000);
    return () => clearInterval(tick);
  }, [waiting]);

  const resend = useMutation({
    mutationFn: send,
    onSuccess: () => {
      rememberCodeSent(email);
      setLeft(secondsLeft());
      toast({ title: 'Code sent', description: `Look for it in the inbox of ${email}.`, tone: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'The code could not be sent',
        description: error instanceof ApiError ? error.says : 'Check your connection and try again.',
        tone: 'error',
      }),
  });

  return (
    <Button
      variant="ghost"
      block
      className="disabled:opacity-100"
      disabled={waiting}
      pending={resend.isPending}
      onClick={() => resend.mutate()}
    >
      <span className="tabular-nums">{waiting ? `Resend code in ${clockText(left)}` : 'Resend code'}</span>
    </Button>
  );
}
