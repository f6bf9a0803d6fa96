import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CheckoutDto, PaymentStateDto } from '../../../../schema/billing/output';
import { isScannedLive, MAX_GALLERY_MINOR } from '../../../../schema/upi/input';
import { cx } from '../../../lib/class-names';
import { formatMinor } from '../../../lib/money';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { useWords } from '../words';
import { CodePicture } from './code-picture';
import { ReferenceForm } from './reference-form';

interface UpiPaymentFormProps {
  checkout: CheckoutDto;
  /** The address that UPI apps pay. */
  link: string;
  onClaimed: (state: PaymentStateDto) => void;
}

/** Pays by any UPI app: on this phone by a link, from another phone by a code; then the payer names the bank's reference. */
export function UpiPaymentForm({ checkout, link, onClaimed }: UpiPaymentFormProps) {
  const t = useWords();
  const amount = formatMinor(checkout.finalAmount, checkout.currency);
  const reference = useRef<HTMLInputElement>(null);
  const [isCodeShown, setCodeShown] = useState(false);
  // A phone pays by the link and shows the code when it is asked for; a computer has only the code.
  const ofCode = isCodeShown ? '' : 'pointer-coarse:hidden';
  return (
    <div className="flex flex-col gap-6">
      <section
        aria-label={t('Pay')}
        className="flex flex-col gap-4 sm:flex-row-reverse sm:items-center sm:justify-between"
      >
        <div className="flex flex-col gap-3">
          <a
            href={link}
            // Within the tap, so that the keyboard is open when the payer comes back from the app.
            onClick={() => reference.current?.focus()}
            className={buttonClass({ variant: 'primary', size: 'lg', block: true }, 'pointer-fine:hidden')}
          >
            <span className="flex items-center gap-2">
              <Smartphone aria-hidden="true" className="size-5" />
              {t('Pay {amount} with any UPI app', { amount })}
            </span>
          </a>
          {!isCodeShown && (
            <Button className="pointer-fine:hidden" onClick={() => setCodeShown(true)}>
              {t('Show the code for another phone')}
            </Button>
          )}
          <p className={cx('text-ink-muted', ofCode)}>
            {t('Scan the code with any UPI app. It pays exactly {amount} to us.', { amount })}
          </p>
          {isScannedLive(checkout.finalAmount) && (
            <p className={cx('rounded-md bg-warning-soft px-3 py-2.5 text-warning', ofCode)}>
              {t(
                'Scan it live with the camera. Banks refuse payments above {amount} from a picture of a code.',
                { amount: formatMinor(MAX_GALLERY_MINOR, 'INR') },
              )}
            </p>
          )}
        </div>
        <div className={cx('shrink-0 max-sm:self-center sm:w-52', ofCode)}>
          <CodePicture text={link} label={t('UPI code to pay {amount}', { amount })} />
        </div>
      </section>
      <div className="border-line border-t pt-5">
        <ReferenceForm
          fieldRef={reference}
          paymentId={checkout.paymentId}
          startsAtOnce={checkout.startsAtOnce}
          onClaimed={onClaimed}
        />
      </div>
    </div>
  );
}
