import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';
import { VEHICLE_STATUSES } from '../vehicles/lists';
import { FOUND_BY } from './kinds';

/** A vehicle as the yard knows it, without prices. */
const StockVehicle = z.strictObject({
  id: Id,
  name: z.string(),
  plate: z.string().nullable(),
  status: z.enum(VEHICLE_STATUSES),
  /** Of printed codes that lead to it. */
  codes: z.array(z.string()),
  /** A numbered sticker leads to it, or a poster of it was printed. */
  hasSticker: z.boolean(),
  /** Its latest poster shows another price than its page. */
  hasOldPrice: z.boolean(),
  hook: z.string().nullable(),
  /** On a trip since then, as the stock book says; null while it is in the yard. */
  outSince: Moment.nullable(),
  /** A delivery note says that its buyer has it. */
  isHandedOver: z.boolean(),
  /** Null until somebody has found it. */
  found: z.strictObject({ by: z.enum(FOUND_BY), at: Moment }).nullable(),
});
export type StockVehicleDto = z.output<typeof StockVehicle>;

export const StockTakeDto = answer('StockTake', {
  id: Id,
  startedAt: Moment,
  vehicles: z.array(StockVehicle),
});
export type StockTakeDto = z.output<typeof StockTakeDto>;

const Named = z.strictObject({ id: Id, name: z.string(), plate: z.string().nullable() });

/** What a stock-take has found, as it was when it ended. */
export const StockTakeResult = z.strictObject({
  /** Vehicles for sale that should be there, and how many of them were found. */
  expected: z.int(),
  found: z.int(),
  missing: z.array(Named),
  /** Not found, because they are on a trip. */
  out: z.array(Named.safeExtend({ since: Moment })),
  /** Not found, because their buyers have them. */
  handedOver: z.array(Named),
  /** Sold, but found in the yard. */
  soldButThere: z.array(Named),
  /** Found without a sticker. */
  withoutSticker: z.array(Named),
  /** Found with another price on the poster than on the page. */
  oldPrice: z.array(Named),
});
export type StockTakeResult = z.output<typeof StockTakeResult>;

const EndedStockTake = z.strictObject({
  id: Id,
  startedAt: Moment,
  endedAt: Moment,
  result: StockTakeResult,
});
export type EndedStockTakeDto = z.output<typeof EndedStockTake>;

export const StockTakesDto = answer('StockTakes', {
  /** The one that is going on, for everybody who helps; null if there is none. */
  current: StockTakeDto.nullable(),
  /** Earlier ones, latest first. */
  past: z.array(EndedStockTake),
  /** The plan allows a new one. */
  mayStart: z.boolean(),
});
export type StockTakesDto = z.output<typeof StockTakesDto>;
