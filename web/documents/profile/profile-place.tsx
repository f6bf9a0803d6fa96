import { Clock, MapPin } from 'lucide-react';
import { mapUrl } from '../../../schema/yards/map-url';
import type { YardDto } from '../../../schema/yards/output';
import { useOwnWords } from '../../i18n/own-words';
import { placeTexts } from '../../i18n/selling-place';
import { useReader } from '../../i18n/texts';
import { hoursText } from '../../lib/hours-text';

const ICON = 'mt-0.5 size-4 shrink-0 text-ink-muted';

/** Where the seller's vehicles are, and when it is open. */
export function ProfilePlace({ yard }: { yard: YardDto }) {
  const { language, texts } = useReader();
  const own = useOwnWords();
  const { address } = yard;
  const map = mapUrl(yard);
  const hours = hoursText(yard, placeTexts(language), language);
  return (
    <ul className="flex w-full flex-col gap-1 text-sm">
      {(address || map) && (
        <li className="flex items-start gap-1.5">
          <MapPin aria-hidden="true" className={ICON} />
          <span className="min-w-0">
            {address && (
              <span className="wrap-break-word block whitespace-pre-line" {...own(address)}>
                {address}
              </span>
            )}
            {map && (
              <a href={map} target="_blank" rel="noreferrer" className="text-accent hover:underline">
                {texts.shop.map}
              </a>
            )}
          </span>
        </li>
      )}
      {hours && (
        <li className="flex items-start gap-1.5">
          <Clock aria-hidden="true" className={ICON} />
          {hours}
        </li>
      )}
    </ul>
  );
}
