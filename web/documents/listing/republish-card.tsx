import { CircleCheck, Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { symbolOf } from '../../../schema/common/currencies';
import type { RepublishStandingDto } from '../../../schema/republish/output';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { loginUrl } from '../../lib/login-url';
import { Button } from '../../ui/button';
import { Card, SectionTitle } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { Field } from '../../ui/core/field';
import { PrefixedInput } from '../../ui/prefixed-input';
import { HtmlForm, useAmount, useTranslatedForm } from '../parts/html-form';
import { RepublishForm } from './republish-form';
import type { ListingViewer } from './viewer';

interface RepublishCardProps {
  listing: Pick<ListingDto, 'id' | 'name' | 'price' | 'currency' | 'status' | 'republishPolicy'>;
  viewer: ListingViewer | null;
}

/** 'Interested in selling this?': for everyone but the owner, if the vehicle can be republished. */
export function RepublishCard({ listing, viewer }: RepublishCardProps) {
  const texts = useTexts().republish;
  const { id, status, republishPolicy } = listing;
  if (viewer?.isOwner || status === 'sold' || republishPolicy === 'deny') return null;
  return (
    <Card id="republish" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Repeat2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
        <div>
          <SectionTitle>{texts.title}</SectionTitle>
          <p className="text-ink-muted text-sm">{texts.text}</p>
        </div>
      </div>
      {viewer ? (
        <Standing listing={listing} {...viewer.republish} />
      ) : (
        <ButtonLink href={loginUrl({ returnUrl: `/vehicle/${id}` })}>{texts.signIn}</ButtonLink>
      )}
    </Card>
  );
}

/**
 * Whether they may republish without asking: the owner approved it, or allows it to everyone they have not
 * refused.
 */
const mayRepublish = ({ policy, request }: RepublishStandingDto) =>
  request === 'approved' || (policy === 'allow' && (request === null || request === 'pending'));

type StandingProps = Pick<RepublishCardProps, 'listing'> & ListingViewer['republish'];

function Standing({ listing, standing, form, isDone, isLimited }: StandingProps) {
  const texts = useTexts().republish;
  if (isLimited) {
    return (
      <div role="alert" tabIndex={-1} className="text-sm">
        <p className="font-medium text-danger">{texts.limitTitle}</p>
        <p>{texts.limit}</p>
      </div>
    );
  }
  if (!standing) return null;
  if (standing.republishedId) return <Done pageId={standing.republishedId} isNew={isDone} />;
  if (mayRepublish(standing)) return <RepublishForm listing={listing} form={form} />;
  if (standing.request === 'pending') return <Answer>{texts.asked}</Answer>;
  if (standing.request !== null) return <Answer>{texts.refused}</Answer>;
  return <AskOwner listing={listing} form={form} />;
}

/** The request to an owner who wants to be asked, with the reseller's intended price. */
function AskOwner({ listing, form }: Pick<StandingProps, 'listing' | 'form'>) {
  const texts = useTexts().republish;
  const amount = useAmount(listing.currency);
  const { values, problems } = useTranslatedForm(form);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ink-muted text-sm">{texts.askFirst}</p>
      <HtmlForm
        label={texts.ask}
        action={`/vehicle/${listing.id}/republish-request`}
        part="republish"
        failed={texts.askFailed}
      >
        <Field label={texts.wishedPrice} error={problems.wishedPrice}>
          <PrefixedInput
            prefix={symbolOf(listing.currency)}
            name="wishedPrice"
            {...amount}
            defaultValue={values.wishedPrice}
          />
        </Field>
        <p className="text-ink-muted text-sm">{texts.askShows}</p>
        <Button type="submit">{texts.ask}</Button>
      </HtmlForm>
    </div>
  );
}

const Answer = ({ children }: { children: ReactNode }) => (
  <p role="status" tabIndex={-1} className="text-sm">
    {children}
  </p>
);

function Done({ pageId, isNew }: { pageId: string; isNew: boolean }) {
  const texts = useTexts().republish;
  return (
    <div role="status" tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {isNew && <p className="basis-full font-medium">{texts.success}</p>}
      <span className="flex items-center gap-1.5 font-medium text-positive">
        <CircleCheck aria-hidden="true" className="size-4" />
        {texts.done}
      </span>
      <a
        href={`/republished/${pageId}`}
        className="touch-target inline-flex items-center font-medium underline"
      >
        {texts.open}
      </a>
    </div>
  );
}
