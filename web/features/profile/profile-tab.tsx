import { Crown, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { UserDto } from '../../../schema/contracts/auth';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { sendToPlans } from '../limits/pro-required';

function ProRequired() {
  useEffect(sendToPlans, []);
  return (
    <EmptyState
      icon={<Crown />}
      title="Pro Plan Required"
      text="A public profile page with your own address is part of the Pro plan."
      action={
        <a href="/subscription" className={buttonClass({ variant: 'primary' })}>
          See plans
        </a>
      }
    />
  );
}

/** The seller's public page: pro only (spec 2, section 6). */
export function ProfileTab({ user }: { user: UserDto }) {
  return (
    <>
      <PageHeader title="Profile" description="Your public page, where buyers see all your vehicles." />
      <Card>
        {user.subscriptionPlan === 'pro' ? (
          <EmptyState
            icon={<UserRound />}
            title="Your public profile page is not published yet"
            text="It will show your name or firm, your picture, how to reach you, and every vehicle that is available to sell, at an address with your username."
          />
        ) : (
          <ProRequired />
        )}
      </Card>
    </>
  );
}
