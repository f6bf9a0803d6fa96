import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/button';

/** Takes the form's place once the offer is stored. */
export function OfferSent({ focus, onAnother }: { focus: boolean; onAnother: () => void }) {
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
      <Button size="sm" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  );
}
