import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts';
import { buttonClass } from '../../ui/button-class';

interface OfferSentProps {
  focus: boolean;
  /** Where the form is shown once more. */
  again: string;
  /** The offer's private page. */
  withdrawPath: string | null;
  onAnother: () => void;
}

/** Takes the form's place once the offer is stored. */
export function OfferSent({ focus, again, withdrawPath, onAnother }: OfferSentProps) {
  const texts = useTexts().offer;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) panel.current?.focus();
  }, [focus]);
  return (
    <div
      ref={panel}
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
      <a
        href={again}
        className={buttonClass({ size: 'sm' })}
        onClick={(event) => {
          event.preventDefault();
          onAnother();
        }}
      >
        {texts.another}
      </a>
      {withdrawPath && (
        <div className="text-ink-muted text-sm">
          <p>{texts.changedMind}</p>
          <a href={withdrawPath} rel="nofollow" className="touch-target inline-flex items-center underline">
            {texts.withdraw}
          </a>
        </div>
      )}
    </div>
  );
}
