import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useWords } from './words';

const AddEmailDialog = lazyDialog(async () => (await import('./add-email-dialog')).AddEmailDialog);

/** Adds an email address to an account that has none. */
export function AddEmail({ size }: { size?: 'sm' }) {
  const t = useWords();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setAdding(true)}>
        {t('Add your email')}
      </Button>
      {adding && <AddEmailDialog onClose={() => setAdding(false)} />}
    </>
  );
}

interface MissingEmailProps {
  title: string;
  text: string;
}

/** What somebody misses without an email address, where it matters. */
export function MissingEmail({ title, text }: MissingEmailProps) {
  const t = useWords();
  return (
    <section
      aria-label={t('Missing email')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warning-soft px-4 py-3"
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <MailPlus aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warning" />
        <div className="min-w-0">
          <p className="font-medium text-warning">{title}</p>
          <p>{text}</p>
        </div>
      </div>
      <AddEmail />
    </section>
  );
}
