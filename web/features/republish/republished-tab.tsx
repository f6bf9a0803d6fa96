import { Repeat2 } from 'lucide-react';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';

export function RepublishedTab() {
  return (
    <>
      <PageHeader title="Republished" description="Other sellers' vehicles that you offer as well." />
      <Card>
        <EmptyState
          icon={<Repeat2 />}
          title="No republished vehicles"
          text="Republishing puts another seller's vehicle on a page of your own, with your price and your mobile number. The owner is named on it and can end it; offers made there come to you."
        />
      </Card>
    </>
  );
}
