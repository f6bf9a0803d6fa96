import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { type Ref, useState } from 'react';
import { DEFAULT_DIAL_CODE } from '../../../schema/common/dial-codes';
import { parsePhone } from '../../../schema/common/phone';
import type { OtpSentDto } from '../../../schema/phone/output';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { PrefixedInput } from '../../ui/prefixed-input';
import { currentUserQuery } from '../auth/auth.queries';
import { OtpEntry } from './otp-entry';
import { phoneCodesQuery } from './profile.queries';
import { useSendOtp } from './use-send-otp';
import { useWords } from './words';

interface SellerNumberFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The number for buyers, with verification by code if this installation can send codes. */
export function SellerNumberField({ value, onChange, error, ref }: SellerNumberFieldProps) {
  const t = useWords();
  const { data: codes } = useQuery(phoneCodesQuery);
  const { data: user } = useQuery(currentUserQuery);
  const [sent, setSent] = useState<OtpSentDto>();
  const phone = { countryCode: DEFAULT_DIAL_CODE, number: value };
  const { send, isPending } = useSendOtp(phone, setSent);
  const parsed = parsePhone(value);
  const isVerified = parsed.ok && user?.phoneVerified && user.mobileNumber === parsed.e164;
  const action = isVerified ? (
    <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" />}>
      {t('Verified')}
    </Badge>
  ) : (
    parsed.ok &&
    codes?.available &&
    !sent && (
      <Button size="sm" variant="ghost" pending={isPending} onClick={send}>
        {t('Verify')}
      </Button>
    )
  );
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('Buyers call this number')}
        hint={t('Without a number, buyers can’t call or WhatsApp you.')}
        error={error}
        aside={action}
      >
        <PrefixedInput
          ref={ref}
          prefix={DEFAULT_DIAL_CODE}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={value}
          onChange={({ target }) => {
            setSent(undefined);
            onChange(target.value);
          }}
        />
      </Field>
      {sent && !isVerified && (
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
