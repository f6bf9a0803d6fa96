import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Repeat2 } from 'lucide-react';
import { PLANS } from '../../../schema/billing/plans';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { PageHeader } from '../../ui/core/page-header';
import { ShowMore } from '../../ui/core/show-more';
import { useUser } from '../auth/use-user';
import { ownRepublishedQuery } from './republish.queries';
import { RepublishedCard } from './republished-card';
import { useWords } from './words';

/** Other sellers' vehicles on the reseller's own pages. */
export function RepublishedTab() {
  const t = useWords();
  const pages = useSuspenseInfiniteQuery(ownRepublishedQuery);
  const plan = PLANS[useUser().subscriptionPlan];
  return (
    <>
      <PageHeader
        title={t('Republished')}
        description={t("Other sellers' vehicles that you offer as well.")}
      />
      {pages.data.length === 0 && (
        <Card>
          <EmptyState
            icon={<Repeat2 />}
            title={t('No republished vehicles')}
            text={t(
              'Open another seller’s vehicle and choose Republish. You get your own page, with your price and number, and its offers come to you. It names the owner, who can end it anytime.',
            )}
            action={
              plan.limits.republishActionsPerMonth === 0 && (
                <div className="flex flex-col items-center gap-2">
                  <p className="text-ink-muted text-sm">
                    {t('{name} does not include republishing.', { name: plan.name })}
                  </p>
                  <a href="/subscription" className={buttonClass({ variant: 'primary' })}>
                    {t('See plans')}
                  </a>
                </div>
              )
            }
          />
        </Card>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pages.data.map((page) => (
          <li key={page.id}>
            <RepublishedCard page={page} />
          </li>
        ))}
      </ul>
      <ShowMore list={pages} />
    </>
  );
}
