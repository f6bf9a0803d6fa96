import { DEMO_EXAMPLE_CODE } from '../../schema/dev/example-code';
import { newShortCode } from '../../worker/platform/random';

/** The vehicle that the landing page opens as its example. */
const EXAMPLE = 'swift-vxi';

export const shortCodeOf = (vehicleKey: string) =>
  vehicleKey === EXAMPLE ? DEMO_EXAMPLE_CODE : newShortCode();
