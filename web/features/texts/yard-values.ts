import type { TextValues } from '../../../schema/texts/placeholders';
import { mapUrl } from '../../../schema/yards/map-url';
import type { YardDto } from '../../../schema/yards/output';
import { hoursText } from '../../lib/hours-text';
import type { Wording } from '../links/use-buyers-language';

/** What texts say of the yard. */
export const yardValues = (yard: YardDto | undefined, wording: Wording): TextValues =>
  yard
    ? {
        address: yard.address,
        map: mapUrl(yard),
        hours: hoursText(yard, wording.selling.place, wording.language),
      }
    : {};
