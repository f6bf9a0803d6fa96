import { CircleCheck } from 'lucide-react';
import { useTexts } from '../../i18n/texts';
import { buttonClass } from '../../ui/button-class';
import { WithdrawLink } from '../parts/withdraw-link';

interface OfferSentProps {
  /** The page that shows the form again. */
  again: string;
  /** The offer's private page. */
  withdrawPath: string | null;
}

/** Replaces the form once the offer is stored. */
export function OfferSent({ again, withdrawPath }: OfferSentProps) {
  const { offer: texts, withdrawal } = useTexts();
  return (
    <div
      tabIndex={-1}
      role="status"
      className="flex flex-col items-start gap-2 rounded-md bg-positive-soft p-4 outline-none"
    >
      <p className="flex items-center gap-2 font-semibold text-positive">
        <CircleCheck aria-hidden="true" className="size-5" />
        {texts.successTitle}
      </p>
      <p className="text-sm">
        {texts.success} {texts.successNext}
      </p>
      <a href={again} data-reload className={buttonClass({ size: 'sm' })}>
        {texts.another}
      </a>
      <WithdrawLink path={withdrawPath} label={withdrawal.submit} />
    </div>
  );
}
