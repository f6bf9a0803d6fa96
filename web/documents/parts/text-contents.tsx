import { useWords } from '../../layouts/words';
import type { TextSection } from './text';

/** The table of contents, with plain anchors that work without script. */
export function TextContents({ sections }: { sections: readonly TextSection[] }) {
  const t = useWords();
  return (
    <nav aria-label={t('Contents')} className="self-start lg:sticky lg:top-20">
      <p className="font-medium text-ink-muted text-sm">{t('Contents')}</p>
      <ol className="mt-2 flex flex-col border-line border-l">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px touch-target flex items-center border-transparent border-l-2 py-1 pl-4 text-ink-muted text-sm hover:border-accent hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
