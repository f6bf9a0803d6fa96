import type { UsageDto } from '../../../schema/limits/output';
import { say } from './words';

export interface UsageFigure {
  label: string;
  /** Whether it restarts each month, unlike live listings. */
  perMonth: boolean;
  used: number;
  /** null: unlimited; 0: not included in the plan. */
  limit: number | null;
  /** What happens at the limit, and how to continue for free. */
  whenReached: string;
}

const WARNING_FROM = 0.8;

/** A plan's four limits, in the order in which sellers reach them. */
export function usageFigures({ liveVehicles, monthly, limits }: UsageDto): UsageFigure[] {
  return [
    {
      label: say('Live listings'),
      perMonth: false,
      used: liveVehicles,
      limit: limits.liveVehicles ?? null,
      whenReached: say('Mark a vehicle as sold, or upgrade, to publish another.'),
    },
    {
      label: say('New vehicles'),
      perMonth: true,
      used: monthly.vehiclesCreated,
      limit: limits.vehiclesPerMonth ?? null,
      whenReached: say('New listings are possible again next month, or with an upgrade.'),
    },
    {
      label: say('Republishes'),
      perMonth: true,
      used: monthly.republishActions,
      limit: limits.republishActionsPerMonth ?? null,
      whenReached: say('Republishing is possible again next month, or with an upgrade.'),
    },
    {
      label: say('Leads'),
      perMonth: true,
      used: monthly.leadsGenerated,
      limit: limits.leadsPerMonth ?? null,
      whenReached: say('Further buyers are kept for you, but hidden until next month or an upgrade.'),
    },
  ];
}

export const isReached = ({ used, limit }: UsageFigure) => limit !== null && limit > 0 && used >= limit;

/** Why no further listing is possible: the plan's limit, or the month's. */
export const limitOfListings = (usage: UsageDto): UsageFigure | null =>
  usageFigures(usage).slice(0, 2).find(isReached) ?? null;

/** From 80% of a limit on. A feature that the plan does not include causes no warning. */
export const isNearLimit = ({ used, limit }: UsageFigure) =>
  limit !== null && limit > 0 && used / limit >= WARNING_FROM;
