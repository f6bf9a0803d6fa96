import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { DIAL_CODES } from '../../../schema/common/dial-codes';
import { PHONE_MESSAGES } from '../../../schema/phone/input';
import type { OtpSentDto } from '../../../schema/phone/output';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { OtpEntry } from './otp-entry';
import type { Phone } from './phone';
import { useSendOtp } from './use-send-otp';
import { useWords } from './words';

interface PhoneFieldProps {
  phone: Phone;
  onChange: (phone: Phone) => void;
  /** Whether the number in the form is the verified one. */
  verified: boolean;
  error?: string | undefined;
}

/** A mobile number with its country, and a way to verify it. */
export function PhoneField({ phone, onChange, verified, error }: PhoneFieldProps) {
  const t = useWords();
  const [sent, setSent] = useState<OtpSentDto>();
  const [missing, setMissing] = useState(false);
  const { send, isPending } = useSendOtp(phone, setSent);
  const change = (changes: Partial<Phone>) => {
    setSent(undefined);
    setMissing(false);
    onChange({ ...phone, ...changes });
  };
  const start = () => {
    if (phone.number.trim() === '') return setMissing(true);
    send();
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('Country code')} className="max-w-40">
        <Select
          value={phone.countryCode}
          onChange={({ target }) => {
            const dial = DIAL_CODES.find(({ code }) => code === target.value);
            if (dial) change({ countryCode: dial.code });
          }}
        >
          {DIAL_CODES.map(({ code, country }) => (
            <option key={code} value={code}>
              {`${code} ${t.known(country)}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('Mobile Number')}
        error={missing ? PHONE_MESSAGES.numberRequired : error}
        aside={
          verified ? (
            <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" />}>
              {t('Verified')}
            </Badge>
          ) : (
            !sent && (
              <Button size="sm" pending={isPending} onClick={start}>
                {t('Verify')}
              </Button>
            )
          )
        }
      >
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={phone.number}
          onChange={({ target }) => change({ number: target.value })}
        />
      </Field>
      {sent && !verified && (
        <OtpEntry
          phone={phone}
          sent={sent}
          onResend={send}
          resending={isPending}
          onVerified={() => setSent(undefined)}
        />
      )}
    </div>
  );
}
