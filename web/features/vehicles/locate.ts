import type { Position } from '../../../schema/vehicles/cities';

const TIMEOUT_MS = 10_000;
/** A city is found as well from where one was ten minutes ago. */
const MAX_AGE_MS = 600_000;

/** The device's position, if the browser gives it; else null. */
export const locate = (): Promise<Position | null> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      () => resolve(null),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
