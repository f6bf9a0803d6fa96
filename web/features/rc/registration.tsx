import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { SectionTitle } from '../../ui/card';
import { loginUrl } from '../auth/auth.queries';
import { ownRcRequestQuery, requestRcMutation } from './rc.queries';

interface RegistrationProps {
  listing: Pick<ListingDto, 'id' | 'rcImageUrl'>;
  viewerId: string | null;
}

/** The certificate on a listing's page: open to see, or to be asked for. */
export function Registration({ listing, viewerId }: RegistrationProps) {
  const texts = useTexts().listing;
  const { id, rcImageUrl } = listing;
  return (
    <section className="flex flex-wrap items-center justify-between gap-3">
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
      {!rcImageUrl && viewerId && <AskForIt id={id} />}
      {!rcImageUrl && !viewerId && (
        <ButtonLink href={loginUrl({ returnUrl: `/vehicle/${id}` })}>{texts.signInToAsk}</ButtonLink>
      )}
    </section>
  );
}

function AskForIt({ id }: { id: string }) {
  const texts = useTexts().listing;
  const { data: request } = useQuery(ownRcRequestQuery(id));
  const ask = useMutation(requestRcMutation);
  if (request?.status === 'pending') return <p className="text-sm">{texts.registrationAsked}</p>;
  if (request?.status === 'denied' || request?.status === 'revoked') {
    return <p className="text-sm">{texts.registrationRefused}</p>;
  }
  // Not before it is known whether they have asked, so the server's markup has no button that does nothing yet.
  return (
    <Button
      disabled={request === undefined}
      pending={ask.isPending}
      onClick={() => ask.mutate(id, { onError: (error) => toastFailure(error, texts.askFailed) })}
    >
      {texts.askForRegistration}
    </Button>
  );
}
