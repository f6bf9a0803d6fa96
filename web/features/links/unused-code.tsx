import { Link } from '@tanstack/react-router';
import { QrCode } from 'lucide-react';
import { useTexts } from '../../i18n/texts';
import { PublicLayout } from '../../layouts/public-layout';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';

/** What somebody sees who scans a code that leads nowhere. */
export function UnusedCode() {
  const { unusedCode, notFound } = useTexts();
  return (
    <PublicLayout>
      <EmptyState
        icon={<QrCode aria-hidden="true" />}
        heading="h1"
        title={unusedCode.title}
        text={unusedCode.text}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {notFound.home}
          </Link>
        }
      />
    </PublicLayout>
  );
}
