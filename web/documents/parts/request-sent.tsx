import { CircleCheck } from 'lucide-react';
import { useTexts } from '../../i18n/texts';
import { WithdrawLink } from './withdraw-link';

interface RequestSentProps {
  text: string;
  /** What was asked for. */
  about?: string;
  /** Its private page; null if it repeats what another person has sent. */
  withdrawPath: string | null;
}

/** Thanks for a buyer's request, with its private link. */
export function RequestSent({ text, about, withdrawPath }: RequestSentProps) {
  const { visit, withdrawal } = useTexts();
  return (
    <div
      role="status"
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-md bg-positive-soft p-4 outline-none"
    >
      <p className="flex items-center gap-2 font-semibold text-positive">
        <CircleCheck aria-hidden="true" className="size-5" />
        {visit.sentTitle}
      </p>
      {about && <p className="font-medium">{about}</p>}
      <p className="text-sm">{text}</p>
      <WithdrawLink path={withdrawPath} label={withdrawal.request.submit} />
    </div>
  );
}
