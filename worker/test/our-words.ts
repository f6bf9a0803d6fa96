/** Attributes that people read or hear. */
const READ = ['aria-label', 'alt', 'title', 'placeholder', 'data-failed', 'data-zoom', 'label'];

/** A page's own words: its text and readable attributes, without those marked as someone else's. */
export async function ourWordsIn(html: string): Promise<string[]> {
  const said: string[] = [];
  let foreign = 0;
  const skip: HTMLRewriterElementContentHandlers = {
    element(element) {
      foreign += 1;
      element.onEndTag(() => {
        foreign -= 1;
      });
    },
  };
  const read: HTMLRewriterElementContentHandlers = {
    element(element) {
      if (foreign > 0) return;
      said.push(...READ.flatMap((name) => element.getAttribute(name) ?? []));
      const { must = [] } = JSON.parse(
        (element.getAttribute('data-rules') ?? '{}').replaceAll('&quot;', '"'),
      );
      said.push(...must.map(([, message]: [string, string]) => message));
    },
    text({ text }) {
      if (foreign === 0) said.push(text);
    },
  };
  const rewriter = new HTMLRewriter()
    .on('[translate="no"], script, style, head, svg', skip)
    .on('body *', read);
  await rewriter.transform(new Response(html)).text();
  return said.map((text) => text.trim()).filter(Boolean);
}
