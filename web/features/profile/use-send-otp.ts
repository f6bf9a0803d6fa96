import { useMutation } from '@tanstack/react-query';
import { PHONE_MESSAGES } from '../../../schema/phone/input';
import type { OtpSentDto } from '../../../schema/phone/output';
import { failureText, isUnauthorized } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import type { Phone } from './phone';
import { sendOtpMutation } from './profile.queries';
import { useWords } from './words';

const TEST_OTP_TOAST_MS = 15_000;

/** Sends a code and confirms it by a toast. */
export function useSendOtp({ countryCode, number }: Phone, onSent: (sent: OtpSentDto) => void) {
  const t = useWords();
  const { mutate, isPending } = useMutation(sendOtpMutation);
  const send = () =>
    mutate(
      { phoneNumber: number, countryCode },
      {
        onSuccess: (sent) => {
          onSent(sent);
          if (sent.testMode) {
            toast({
              title: t('OTP Sent (test mode)'),
              description: t('Your OTP is {otp}', { otp: sent.otp ?? '' }),
              duration: TEST_OTP_TOAST_MS,
            });
          } else toast({ title: t('OTP Sent'), tone: 'success' });
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          toast({
            title: 'Error',
            description: failureText(error, PHONE_MESSAGES.sendFailed),
            tone: 'error',
          });
        },
      },
    );
  return { send, isPending };
}
