import type { VehicleKind } from '../vehicles/kinds';
import type { VehicleDto } from '../vehicles/output';
import type { PaperDto } from './ready.output';
import { CHANGING, LOOK_AGAIN_DAYS, PAPERS, type Paper, type PaperState } from './ready-kinds';
import { LAWS, type LawId } from './rules/laws';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** The year from which vehicles came with high-security plates, at the latest. */
const HSRP_SINCE = 2019;
/** A private vehicle's registration is renewed after so many years, with a new certificate of fitness. */
const PRIVATE_YEARS = 15;

const TRANSPORT: readonly (VehicleKind | null)[] = ['commercial', 'three_wheeler'];
const WITHOUT_TOLL: readonly (VehicleKind | null)[] = ['bike', 'scooter'];

type Described = Pick<VehicleDto, 'year' | 'kind' | 'fuelType'> & {
  facts: Pick<VehicleDto['facts'], 'loan' | 'insurance'>;
};
type Stating = Described & { papers: readonly PaperDto[] };

interface Rule {
  law: LawId;
  /** Whether it counts for the vehicle in that year; always if missing. */
  counts?: (vehicle: Described, year: number) => boolean;
  /** What the vehicle's own facts say against it, in that month ("2026-11"). */
  denied?: (vehicle: Described, month: string) => boolean;
}

/** Which papers a vehicle needs. Years are those of the listing, so at the edge of a year a paper may count early. */
export const PAPER_RULES: Readonly<Record<Paper, Rule>> = {
  owner: { law: 'register' },
  insurance: {
    law: 'insurance',
    denied: ({ facts: { insurance } }, month) =>
      insurance?.type === 'expired' || (insurance?.until !== undefined && insurance.until < month),
  },
  puc: {
    law: 'puc',
    counts: ({ fuelType, year: made }, year) => fuelType?.toLowerCase() !== 'electric' && made < year,
  },
  loan: {
    law: 'loan',
    counts: ({ facts: { loan } }) => loan === 'running' || loan === 'closed',
    denied: ({ facts: { loan } }) => loan === 'running',
  },
  challans: { law: 'register' },
  tolls: { law: 'tolls', counts: ({ kind }) => !WITHOUT_TOLL.includes(kind) },
  road_tax: { law: 'tax' },
  hsrp: { law: 'hsrp', counts: ({ year: made }) => made <= HSRP_SINCE },
  fitness: {
    law: 'fitness',
    counts: ({ kind, year: made }, year) => TRANSPORT.includes(kind) || year - made >= PRIVATE_YEARS,
  },
};

const monthAt = (now: number) => new Date(now + INDIA_MS).toISOString().slice(0, 7);
const yearAt = (now: number) => Number(monthAt(now).slice(0, 4));

export interface PaperLine {
  paper: Paper;
  /** null until the seller has said something. */
  state: PaperState | null;
  /** When it was looked up. */
  lookedAt: string | null;
  /** Whole days since. */
  days: number;
  /** It may have changed since. */
  isOld: boolean;
}

/** The papers that count for a vehicle, each with what the seller says of it. */
export function papersOf(vehicle: Stating, now: number): PaperLine[] {
  return PAPERS.flatMap((paper) => {
    const { counts, denied } = PAPER_RULES[paper];
    if (counts && !counts(vehicle, yearAt(now))) return [];
    const stated = vehicle.papers.find((one) => one.paper === paper);
    const days = stated ? Math.floor((now - Date.parse(stated.lookedAt)) / DAY_MS) : 0;
    return {
      paper,
      state: stated && denied?.(vehicle, monthAt(now)) ? 'due' : (stated?.state ?? null),
      lookedAt: stated?.lookedAt ?? null,
      days,
      isOld: CHANGING.includes(paper) && days > LOOK_AGAIN_DAYS,
    };
  });
}

/** "6 of 7"; null if the seller has not said anything yet. */
export function papersReady(vehicle: Stating, now: number): { ready: number; of: number } | null {
  if (vehicle.papers.length === 0) return null;
  const lines = papersOf(vehicle, now);
  return { ready: lines.filter(({ state }) => state === 'ready').length, of: lines.length };
}

/** From which age the Delhi NCR order is worth a line, two years before it bites. */
const NCR_YEARS: Readonly<Record<string, number>> = { diesel: 8, petrol: 13 };

/** The order on old vehicles in Delhi NCR, for vehicles that it concerns or soon will; null for others. */
export function ncrLaw({ fuelType, year }: Pick<VehicleDto, 'year' | 'fuelType'>, now: number) {
  const from = NCR_YEARS[fuelType?.toLowerCase() ?? ''];
  return from !== undefined && yearAt(now) - year >= from ? LAWS.ncr : null;
}
