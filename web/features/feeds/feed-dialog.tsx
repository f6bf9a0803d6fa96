import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import type { FeedDto, NewFeedDto } from '../../../schema/feeds/output';
import { inWords, toastFailure } from '../../lib/failure';
import { formatNumber } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { CopyButton } from '../../ui/copy-button';
import { ButtonLink } from '../../ui/core/button-link';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Loaded } from '../../ui/core/loaded';
import { TimeAgo } from '../../ui/core/time-ago';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { useUser } from '../auth/use-user';
import { endFeedMutation, feedQuery, makeFeedMutation } from './feed.queries';
import { useWords } from './words';

function Address({ label, address }: { label: string; address: string }) {
  const t = useWords();
  return (
    <div className="mt-4 flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={label}>
          <Input readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
      </div>
      <CopyButton
        text={address}
        onError={() => toast({ title: t('The address could not be copied'), tone: 'error' })}
      />
    </div>
  );
}

function Addresses({ csv, json }: Pick<NewFeedDto, 'csv' | 'json'>) {
  const t = useWords();
  return (
    <>
      <p role="status" className="rounded-md bg-sunken px-3 py-2 text-sm">
        {t('Copy the address now: it is shown only this once. Whoever has it can read your stock.')}
      </p>
      <Address label={t('Address for Meta (CSV)')} address={csv} />
      <Address label={t('Address for other software (JSON)')} address={json} />
      <p className="mt-4 text-ink-muted text-sm">
        {t('In Meta’s Commerce Manager: Catalogue, Data sources, Scheduled feed. Choose “every hour”.')}
      </p>
    </>
  );
}

function Figures({ feed: { listed, leftOut, builtAt, readAt } }: { feed: FeedDto }) {
  const t = useWords();
  if (builtAt === null)
    return <p className="text-sm">{t('The files are being written. This takes a few seconds.')}</p>;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      <li>
        {listed === 1 ? t('1 vehicle in it') : t('{count} vehicles in it', { count: formatNumber(listed) })}
      </li>
      {leftOut > 0 && (
        <li className="text-warning">
          {t('Left out: {count}. Meta requires make, model and kilometres.', {
            count: formatNumber(leftOut),
          })}
        </li>
      )}
      <li className="text-ink-muted">
        {t('Written')} <TimeAgo at={builtAt} />
      </li>
      <li className="text-ink-muted">
        {readAt === null ? (
          t('Not fetched yet')
        ) : (
          <>
            {t('Last fetched')} <TimeAgo at={readAt} />
          </>
        )}
      </li>
    </ul>
  );
}

/** The catalogue feed: making, replacing and ending its addresses. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const [asks, setAsks] = useState<'replace' | 'end'>();
  const query = useQuery(feedQuery);
  const isIncluded = PLANS[useUser().subscriptionPlan].catalogueFeed;
  const make = useMutation(makeFeedMutation);
  const end = useMutation(endFeedMutation);
  const failure = t('That did not work. Please try again.');
  const feed = query.data?.feed ?? null;
  const made = feed ? make.data : undefined;
  const start = () => make.mutate(undefined, { onError: (error) => toastFailure(error, failure) });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Catalogue feed')}
      description={t('Facebook and Instagram fetch your stock from a secret address and advertise it.')}
      footer={
        feed ? (
          <>
            <Button onClick={() => setAsks('end')}>{t('Turn off')}</Button>
            {isIncluded && <Button onClick={() => setAsks('replace')}>{t('New address')}</Button>}
          </>
        ) : isIncluded ? (
          <Button variant="primary" disabled={!query.data} pending={make.isPending} onClick={start}>
            {t('Make the address')}
          </Button>
        ) : (
          <ButtonLink variant="primary" href="/subscription">
            {t('See plans')}
          </ButtonLink>
        )
      }
    >
      <Loaded
        query={query}
        failure={t('The feed could not be loaded')}
        loading={<Skeleton className="h-20 rounded-md" />}
      >
        {() =>
          made ? (
            <Addresses csv={made.csv} json={made.json} />
          ) : feed && isIncluded ? (
            <Figures feed={feed} />
          ) : (
            <p className="text-sm">
              {isIncluded
                ? t(
                    'It has what is for sale: names, facts, prices and photos, renewed every hour. No numbers of people, no number plates, and none of your own texts.',
                  )
                : t('It is part of the Pro plan.')}
            </p>
          )
        }
      </Loaded>
      {asks === 'replace' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsks(undefined)}
          title={t('Make a new address?')}
          body={t('The old one ends at once. Give Meta the new one, or your advertisements stop.')}
          confirmLabel={t('Make a new one')}
          onConfirm={() => inWords(make.mutateAsync(undefined), failure)}
        />
      )}
      {asks === 'end' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsks(undefined)}
          title={t('Turn the feed off?')}
          body={t(
            'Its address ends at once. Facebook and Instagram keep what they have fetched until it expires there.',
          )}
          confirmLabel={t('Turn off')}
          tone="danger"
          onConfirm={() => inWords(end.mutateAsync(undefined), failure)}
        />
      )}
    </Dialog>
  );
}
