import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Repeat2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RepublishStandingDto } from '../../../schema/republish/output';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Card, SectionTitle } from '../../ui/card';
import { loginUrl } from '../auth/auth.queries';
import { askToRepublishMutation, standingQuery } from './republish.queries';

// Few who open a listing republish it: buyers should not wait for the form.
const RepublishDialog = lazy(() =>
  import('./republish-dialog').then((module) => ({ default: module.RepublishDialog })),
);

interface RepublishCardProps {
  listing: Pick<ListingDto, 'id' | 'userId' | 'name' | 'price' | 'currency' | 'status' | 'republishPolicy'>;
  viewerId: string | null;
}

/** 'Interested in selling this?' (spec 2, section 2): for everybody but the owner, where there is something to republish. */
export function RepublishCard({ listing, viewerId }: RepublishCardProps) {
  const texts = useTexts().republish;
  const { id, userId, status, republishPolicy } = listing;
  if (viewerId === userId || status === 'sold' || republishPolicy === 'deny') return null;
  return (
    <Card className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Repeat2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
        <div>
          <SectionTitle>{texts.title}</SectionTitle>
          <p className="text-ink-muted text-sm">{texts.text}</p>
        </div>
      </div>
      {viewerId ? (
        <Standing listing={listing} />
      ) : (
        <ButtonLink href={loginUrl({ returnUrl: `/vehicle/${id}` })}>{texts.signIn}</ButtonLink>
      )}
    </Card>
  );
}

/** May republish without asking (again): the owner said yes, or lets everybody whom they have not refused. */
const mayRepublish = ({ policy, request }: RepublishStandingDto) =>
  request === 'approved' || (policy === 'allow' && (request === null || request === 'pending'));

function Standing({ listing }: Pick<RepublishCardProps, 'listing'>) {
  const texts = useTexts().republish;
  const { data: standing } = useQuery(standingQuery(listing.id));
  const ask = useMutation(askToRepublishMutation);
  const [open, setOpen] = useState(false);
  if (standing?.republishedId) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="flex items-center gap-1.5 font-medium text-positive">
          <CircleCheck aria-hidden="true" className="size-4" />
          {texts.done}
        </span>
        <a href={`/republished/${standing.republishedId}`} className="touch-target font-medium underline">
          {texts.open}
        </a>
      </p>
    );
  }
  if (standing && !mayRepublish(standing)) {
    if (standing.request === null) {
      return (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-muted text-sm">{texts.askFirst}</p>
          <Button
            pending={ask.isPending}
            onClick={() =>
              ask.mutate(listing.id, {
                onError: (error) => toastFailure(error, 'Your request could not be sent.'),
              })
            }
          >
            {texts.ask}
          </Button>
        </div>
      );
    }
    return <p className="text-sm">{standing.request === 'pending' ? texts.asked : texts.refused}</p>;
  }
  // Not before it is known how they stand, so the server's markup has no button that does nothing yet.
  return (
    <>
      <Button disabled={standing === undefined} onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      {open && (
        <Suspense>
          <RepublishDialog listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
