import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { PublicFrame } from './public-frame';

interface NothingHereProps {
  icon: ReactNode;
  texts: { title: string; text: string };
}

/** A buyer's way ended: what they looked for is not there, and where to go instead. */
export function NothingHere({ icon, texts }: NothingHereProps) {
  const { home } = useTexts().notFound;
  return (
    <PublicFrame>
      <EmptyState
        icon={icon}
        heading="h1"
        title={texts.title}
        text={texts.text}
        action={
          <a href="/" className={buttonClass({ variant: 'primary' })}>
            {home}
          </a>
        }
      />
    </PublicFrame>
  );
}
