import { z } from 'zod';
import { Id } from '../common/text';

export const ShortCode = z.string().regex(/^[0-9a-z]{6,12}$/);

/** Another vehicle of the seller's own for a code to lead to. */
export const PointCodeInput = z.strictObject({ vehicleId: Id });
