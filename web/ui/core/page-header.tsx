import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Above the title: a link back to the parent page. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
};

/** The only h1 of a workspace page, with its main actions. */
export function PageHeader({ title, description, eyebrow, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-5">
      <div className="min-w-0">
        {eyebrow && <div className="mb-1 text-ink-muted text-sm">{eyebrow}</div>}
        <h1 className="wrap-break-word font-semibold text-xl sm:text-2xl">{title}</h1>
        {description && <p className="mt-1 max-w-2xl text-pretty text-ink-muted text-sm">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
