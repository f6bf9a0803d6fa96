import { isHandMade } from '../../../schema/leads/lead-sources';
import type { LeadDto } from '../../../schema/leads/output';
import type { Wording } from '../links/use-buyers-language';
import { offeredPrice, vehicleOf } from './lead-listing';

/** "Hello Ravi", or "Hello" without a name. */
export const helloTo = (name: string | null, { selling: { fromSeller } }: Wording) =>
  name ? fromSeller.hello(name) : fromSeller.helloStranger;

/**
 * The WhatsApp message to a buyer: thanks for the offer, or that the vehicle has been sold. Only a greeting to
 * a buyer who has made no offer.
 */
export function messageTo(lead: LeadDto, wording: Wording, about: 'offer' | 'sold'): string {
  const { fromSeller } = wording.selling;
  const hello = helloTo(lead.buyerName, wording);
  if (about === 'offer' && isHandMade(lead.source)) return hello;
  return fromSeller[about](hello, offeredPrice(lead), vehicleOf(lead) ?? fromSeller.vehicle);
}
