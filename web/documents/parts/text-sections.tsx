import type { TextSection } from './text';

interface TextSectionsProps {
  sections: readonly TextSection[];
  numbered?: boolean;
}

/** The running text of a document, each section reachable by its anchor. */
export function TextSections({ sections, numbered = false }: TextSectionsProps) {
  return (
    <div className="flex flex-col gap-10">
      {sections.map(({ id, title, body }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
          <h2 id={`${id}-title`} className="font-semibold text-xl">
            {numbered ? `${index + 1}. ${title}` : title}
          </h2>
          <div className="mt-3 flex flex-col gap-3 text-pretty text-base">
            {body.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{block}</p>
              ) : (
                <ul key={block.join()} className="list-disc space-y-1.5 pl-5 marker:text-ink-subtle">
                  {block.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
