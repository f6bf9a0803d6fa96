import type { ReactNode } from 'react';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  /** For a whole page that is empty. */
  heading?: 'h1';
  text?: ReactNode;
  /** The action that adds the first item. */
  action?: ReactNode;
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, heading, text, action }: EmptyStateProps) {
  const Title = heading ?? 'p';
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-12 place-items-center rounded-xl border border-line bg-sunken text-ink-muted [&>svg]:size-5.5"
        >
          {icon}
        </span>
      )}
      <Title className="font-semibold text-base">{title}</Title>
      {text && <p className="mt-1 max-w-sm text-pretty text-ink-muted text-sm">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
