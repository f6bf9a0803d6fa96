import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts';
import { PublicLayout } from '../../layouts/public-layout';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';

interface NothingHereProps {
  icon: ReactNode;
  texts: { title: string; text: string };
}

/** A buyer's way ended: what they looked for is not there, and where to go instead. */
export function NothingHere({ icon, texts }: NothingHereProps) {
  const { home } = useTexts().notFound;
  return (
    <PublicLayout>
      <EmptyState
        icon={icon}
        heading="h1"
        title={texts.title}
        text={texts.text}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {home}
          </Link>
        }
      />
    </PublicLayout>
  );
}
