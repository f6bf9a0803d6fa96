const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Whoever reads by ear may give none of the signs. */
const QUIET_MS = 4_000;

const touched = () =>
  new Promise<void>((resolve) => {
    for (const sign of SIGNS) {
      window.addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
    }
    setTimeout(resolve, QUIET_MS);
  });

/** Loads with the first sign of somebody at the page, or when it has been quiet for a while; with the next one if that failed. */
export async function whenTouched<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await touched();
  return await load().catch(() => whenTouched(load));
}
