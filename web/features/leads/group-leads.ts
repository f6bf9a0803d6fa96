import type { LeadDto } from '../../../schema/leads/output';

export interface LeadGroup {
  /** The listing through which the lead came; a republished one has a page of its own. null without one. */
  listingId: string | null;
  first: LeadDto;
  leads: LeadDto[];
}

/** Leads by listing; groups and their leads keep the given order. */
export function groupLeads(leads: readonly LeadDto[]): LeadGroup[] {
  const groups = new Map<string | null, LeadGroup>();
  for (const lead of leads) {
    const listingId = lead.republishedVehicleId ?? lead.vehicleId;
    const group = groups.get(listingId);
    if (group) group.leads.push(lead);
    else groups.set(listingId, { listingId, first: lead, leads: [lead] });
  }
  return [...groups.values()];
}
