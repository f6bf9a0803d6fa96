import { z } from 'zod';

/** An object of a response, with exactly these keys. `name` is its name in `/api/openapi.json`. */
export const answer = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.strictObject(shape).meta({ id: name });

/** A moment, in UTC. */
export const Moment = z.iso.datetime();

/** A count. */
export const Count = z.int().nonnegative();

/** What was done, as a sentence. */
export const MessageDto = answer('Message', { message: z.string() });
export type MessageDto = z.output<typeof MessageDto>;

/** Databases that did not answer, such as `shard 7`, whose data is missing from the figures. */
export const Silent = z.array(z.string());

/** The oldest database report in a sum, at most a few minutes ago; null before the first report. */
export const AsOf = Moment.nullable();
