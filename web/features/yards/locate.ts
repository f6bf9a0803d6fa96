const TIMEOUT_MS = 15_000;

/** Why the browser did not say where it is, for people. */
const REASONS: Readonly<Record<number, string>> = {
  1: 'The browser may not see where you are. Allow it in the browser’s settings, or paste a link.',
  3: 'Finding you took too long. Try again outside, or paste a link.',
};
const UNKNOWN = 'Your position could not be found. Paste a link instead.';

type Found = { position: string; accuracy: number } | { problem: string };

/** The device's exact position as "12.97,77.59", with its accuracy in metres, or why there is none. */
export const locateExactly = (): Promise<Found> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({
          position: `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`,
          accuracy: Math.round(accuracy),
        }),
      ({ code }) => resolve({ problem: REASONS[code] ?? UNKNOWN }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    );
  });
