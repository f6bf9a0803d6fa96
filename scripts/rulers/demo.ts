/** A demo listing with four photos that is for sale, and the path of its dealer. */
export async function demoPaths(origin: string) {
  const profile = '/sharma-motors';
  const html = await (await fetch(origin + profile)).text();
  const paths = new Set([...html.matchAll(/\/vehicle\/[0-9a-f-]{36}/g)].map(([path]) => path));
  for (const vehicle of paths) {
    const page = await (await fetch(origin + vehicle)).text();
    if (page.match(/data-show="\d" aria/g)?.length === 4 && page.includes('data-enhance="offer"'))
      return { profile, vehicle };
  }
  throw new Error('The demo has no listing with four photos');
}
