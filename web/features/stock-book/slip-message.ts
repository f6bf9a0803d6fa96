import type { Language } from '../../../schema/common/languages';
import type { BookLineDto } from '../../../schema/stock-book/output';
import { pageLink } from '../texts/page-link';
import { say } from './words';

/** The message with a trip's slip, and the driver's number if one may see it. */
export function slipMessage({ personal, fields }: BookLineDto, slip: string, language: Language) {
  const vehicle = [fields.vehicle, fields.plate].filter(Boolean).join(', ');
  return {
    phone: personal.phone?.startsWith('+') ? personal.phone : null,
    text: say('Trip slip for {vehicle}: {link}', { vehicle, link: pageLink(slip, language) }),
  };
}
