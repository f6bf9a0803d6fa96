import { Heart } from 'lucide-react';
import { useTexts } from '../../i18n/texts';

/** Saves the vehicle on this device. Shown by its script (web/page/tools.ts), without which it can do nothing. */
export function SaveButton() {
  const texts = useTexts().saved;
  return (
    <button
      type="button"
      data-save
      aria-label={texts.save}
      aria-pressed="false"
      className="invisible grid size-11 cursor-pointer place-items-center text-accent aria-pressed:[&>svg]:fill-current"
    >
      <Heart aria-hidden="true" className="size-6" />
    </button>
  );
}
