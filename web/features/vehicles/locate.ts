import type { Position } from '../../../schema/vehicles/cities';

const TIMEOUT_MS = 10_000;
/** A ten-minute-old position is good enough to find the city. */
const MAX_AGE_MS = 600_000;

/** The device's position, if the browser reveals it; null otherwise. */
export const locate = (): Promise<Position | null> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      () => resolve(null),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
