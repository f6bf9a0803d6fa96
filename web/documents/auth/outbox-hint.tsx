import { Inbox } from 'lucide-react';

/** Development only: no mail leaves the machine, so this shows where to find the code. */
export function OutboxHint({ url }: { url: string | null }) {
  if (!url) return null;
  return (
    <p
      translate="no"
      lang="en"
      className="mt-6 flex items-start gap-2 rounded-md border border-line bg-sunken px-3 py-2.5 text-ink-muted text-sm"
    >
      <Inbox aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        Development: mails are kept in{' '}
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="font-medium text-accent underline underline-offset-2"
        >
          the outbox
        </a>
        .
      </span>
    </p>
  );
}
