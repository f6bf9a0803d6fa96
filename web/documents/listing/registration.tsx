import { FileText } from 'lucide-react';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { loginUrl } from '../../lib/login-url';
import { Button } from '../../ui/button';
import { SectionTitle } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { HtmlForm } from '../parts/html-form';
import type { ListingViewer } from './viewer';

interface RegistrationProps {
  listing: Pick<ListingDto, 'id' | 'rcImageUrl'>;
  viewer: ListingViewer | null;
}

/** The certificate on a listing's page: shown, or available on request. */
export function Registration({ listing, viewer }: RegistrationProps) {
  const texts = useTexts().listing;
  const { id, rcImageUrl } = listing;
  return (
    <section id="rc" tabIndex={-1} className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <SectionTitle>{texts.registration}</SectionTitle>
        {!rcImageUrl && <p className="text-ink-muted text-sm">{texts.privateRegistration}</p>}
      </div>
      {rcImageUrl && (
        <ButtonLink
          href={rcImageUrl}
          target="_blank"
          rel="noreferrer"
          icon={<FileText aria-hidden="true" className="size-4" />}
        >
          {texts.openRegistration}
        </ButtonLink>
      )}
      {!rcImageUrl && viewer && <Request id={id} request={viewer.rcRequest} />}
      {!rcImageUrl && !viewer && (
        <ButtonLink href={loginUrl({ returnUrl: `/vehicle/${id}` })}>{texts.signInToAsk}</ButtonLink>
      )}
    </section>
  );
}

function Request({ id, request }: { id: string; request: ListingViewer['rcRequest'] }) {
  const texts = useTexts().listing;
  if (request?.status === 'pending') {
    return (
      <p role="status" tabIndex={-1} className="text-sm">
        {texts.registrationAsked}
      </p>
    );
  }
  if (request?.status === 'denied' || request?.status === 'revoked') {
    return <p className="text-sm">{texts.registrationRefused}</p>;
  }
  return (
    <HtmlForm
      label={texts.askForRegistration}
      action={`/vehicle/${id}/rc-request`}
      part="rc"
      failed={texts.askFailed}
    >
      <Button type="submit">{texts.askForRegistration}</Button>
    </HtmlForm>
  );
}
