import { mapUrl } from '../../../schema/yards/map-url';
import type { YardDto } from '../../../schema/yards/output';
import { hoursText } from '../../lib/hours-text';
import type { Wording } from '../links/use-buyers-language';

/** Address, map, hours and whom to ask for, each on a line, as far as they are known. */
export function placeLines(yard: YardDto | undefined, wording: Wording, askFor: string | null): string[] {
  const { place } = wording.selling;
  const map = yard && mapUrl(yard);
  const hours = yard && hoursText(yard, place, wording.language);
  return [
    yard?.address,
    map && place.map(map),
    hours && place.open(hours),
    askFor && place.askFor(askFor),
  ].filter((line): line is string => Boolean(line));
}
