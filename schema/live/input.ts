import { z } from 'zod';
import '../common/validation-messages';
import { SHORT_ID } from '../staff/acting';

/** In the address of a socket: the short id of a seller. */
export const SellerParam = z.strictObject({ seller: z.string().regex(SHORT_ID) });

/** The limits of what a socket may send. */
export const MAX_FRAME_BYTES = 4096;
export const MAX_FRAMES_A_MINUTE = 60;

/** Part of the specified message but ignored: the person comes from the session, the time from the server. */
const Claimed = {
  userId: z.string().max(100).nullish(),
  timestamp: z.union([z.string().max(40), z.number()]),
};

/** Messages from the browser. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('user_activity'), ...Claimed }),
  z.strictObject({ type: z.literal('page_view'), url: z.string().max(2000), ...Claimed }),
]);
export type ClientMessage = z.output<typeof ClientMessage>;

const KNOWN = new Set<string>(ClientMessage.options.map(({ shape }) => shape.type.value));

/** A message type of a newer client, ignored so that a release disconnects nobody. */
export const UnknownMessage = z.object({ type: z.string().max(60) }).refine(({ type }) => !KNOWN.has(type));
