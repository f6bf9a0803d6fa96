import { z } from 'zod';

/** An address; empty means none. */
export const optionalUrl = z
  .url()
  .optional()
  .or(z.literal('').transform(() => undefined));
