import { CircleHelp } from 'lucide-react';
import { useWords } from '../i18n/common-words';
import { IconButton } from './core/icon-button';
import { Popover } from './popover';

export type HelpProps = {
  /** What it explains, as in "What is an RC?". */
  question: string;
  /** One or two plain sentences. */
  children: string;
  /** A section of the help page with more about it. */
  topic?: string;
};

/** A "?" beside a term that needs explaining. */
export function Help({ question, children, topic }: HelpProps) {
  const t = useWords();
  return (
    <Popover
      label={question}
      align="center"
      trigger={
        <IconButton
          size="sm"
          label={question}
          icon={<CircleHelp aria-hidden="true" className="size-4 text-ink-muted" />}
        />
      }
    >
      {() => (
        <>
          <p className="font-medium text-sm">{question}</p>
          <p className="mt-1 text-sm">{children}</p>
          {topic && (
            <a
              href={`/help#${topic}`}
              target="_blank"
              rel="noreferrer"
              className="touch-target mt-2 inline-flex items-center font-medium text-accent text-sm"
            >
              {t('Read more')}
            </a>
          )}
        </>
      )}
    </Popover>
  );
}
