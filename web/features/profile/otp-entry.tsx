import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OTP_LENGTH, readCode } from '../../../schema/common/one-time-code';
import { PHONE_MESSAGES } from '../../../schema/phone/input';
import type { OtpSentDto } from '../../../schema/phone/output';
import { failureText, isUnauthorized } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { useSecondsUntil } from '../../lib/use-seconds-until';
import { Button } from '../../ui/button';
import { CodeInput } from '../../ui/code-input';
import { Field } from '../../ui/core/field';
import type { Phone } from './phone';
import { verifyOtpMutation } from './profile.queries';
import { useWords } from './words';

interface OtpEntryProps {
  phone: Phone;
  sent: OtpSentDto;
  onResend: () => void;
  resending: boolean;
  onVerified: () => void;
}

/** The six digits that were sent, submitted when complete; or a new code. */
export function OtpEntry({ phone, sent, onResend, resending, onVerified }: OtpEntryProps) {
  const t = useWords();
  const [otp, setOtp] = useState('');
  const [fault, setFault] = useState<string>();
  const wait = useSecondsUntil(Date.parse(sent.nextAt));
  const verify = useMutation(verifyOtpMutation);

  const submit = (code: string) => {
    if (readCode(code) === '') return setFault(PHONE_MESSAGES.otpRequired);
    if (verify.isPending) return;
    verify.mutate(
      { phoneNumber: phone.number, countryCode: phone.countryCode, otp: code },
      {
        onSuccess: () => {
          toast({ title: t('Phone Verified'), tone: 'success' });
          onVerified();
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          const text = failureText(error, PHONE_MESSAGES.wrongOtp);
          setFault(text);
          toast({ title: t('Verification Failed'), description: text, tone: 'error' });
        },
      },
    );
  };

  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-3">
      {sent.testMode && (
        <p role="alert" className="text-sm">
          {t.rich('Test mode, no SMS was sent: your OTP is {otp}', {
            otp: <strong className="tabular-nums">{sent.otp}</strong>,
          })}
        </p>
      )}
      <Field label={t('6-digit code')} error={fault}>
        <CodeInput
          value={otp}
          onChange={({ target }) => {
            setFault(undefined);
            setOtp(target.value);
            if (readCode(target.value).length === OTP_LENGTH) submit(target.value);
          }}
        />
      </Field>
      <div className="flex gap-2 *:flex-1">
        <Button variant="ghost" pending={resending} onClick={onResend}>
          <span className="tabular-nums">
            {wait > 0 ? t('Resend OTP ({wait}s)', { wait }) : t('Resend OTP')}
          </span>
        </Button>
        <Button variant="primary" pending={verify.isPending} onClick={() => submit(otp)}>
          {t('Verify OTP')}
        </Button>
      </div>
    </div>
  );
}
