import { PLANS } from '../../../schema/billing/plans';
import type { UsageDto } from '../../../schema/limits/output';
import { type OwnCtx, personOf } from '../../context';
import { indianCalendar } from '../../platform/clock';
import * as queries from './limits.queries';

const orUnlimited = (limit: number | null) => limit ?? undefined;

/** The month's usage (IST) and the plan's limits. */
export async function getUsage(ctx: OwnCtx): Promise<UsageDto> {
  const { id } = ctx.actor.user;
  const usage = await queries.findUsage(ctx.shardOf(id), id, indianCalendar(ctx.clock.now()));
  const { subscriptionPlan: plan } = (await personOf(ctx)).actor.user;
  const { limits } = PLANS[plan];
  return {
    plan,
    totals: {
      listings: usage.listings,
      activeLeads: usage.activeLeads,
      republished: usage.republished,
    },
    liveVehicles: usage.live,
    monthly: {
      vehiclesCreated: usage.used.get('vehicle_created') ?? 0,
      republishActions: usage.used.get('republish') ?? 0,
      leadsGenerated: usage.leads,
    },
    limits: {
      liveVehicles: orUnlimited(limits.liveVehicles),
      vehiclesPerMonth: orUnlimited(limits.vehiclesPerMonth),
      republishActionsPerMonth: orUnlimited(limits.republishActionsPerMonth),
      leadsPerMonth: orUnlimited(limits.leadsPerMonth),
    },
  };
}
