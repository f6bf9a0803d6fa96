/** At a quarter of a phone's speed, a press still waits for less than a frame or two. */
const SLICE_MS = 10;

const breath = () => new Promise<void>((resume) => setTimeout(resume));

/** Maps a long list without freezing the page: after some milliseconds, everything else has its turn. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  make: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const made: Result[] = [];
  let began = performance.now();
  for (const [at, item] of items.entries()) {
    made.push(make(item, at));
    if (performance.now() - began < SLICE_MS) continue;
    await breath();
    began = performance.now();
  }
  return made;
}
