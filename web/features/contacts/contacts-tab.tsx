import { useInfiniteQuery } from '@tanstack/react-query';
import { BookUser, MessageCircle, Phone, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ContactDto } from '../../../schema/contracts/contacts';
import { telLink, waLink } from '../../lib/format';
import { formatMobile } from '../../lib/phone';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { ShowMore } from '../../ui/show-more';
import { type Column, DataTable } from '../../ui/table';
import { TableSkeleton } from '../../ui/table-skeleton';
import { TimeAgo } from '../../ui/time-ago';
import { AddContactDialog } from './add-contact-dialog';
import { contactsQuery } from './contacts.queries';

const COLUMNS: Column<ContactDto>[] = [
  { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
  {
    key: 'mobile',
    header: 'Mobile Number',
    cell: ({ mobileNumber }) => <span className="tabular-nums">{formatMobile(mobileNumber)}</span>,
  },
  {
    key: 'saved',
    header: 'Saved',
    cell: ({ createdAt }) => (
      <span className="text-ink-muted">
        <TimeAgo at={createdAt} />
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: ({ name, mobileNumber }) => (
      <div className="flex gap-2 md:justify-end">
        <Button size="sm" asChild icon={<Phone aria-hidden="true" className="size-4" />}>
          <a href={telLink(mobileNumber)}>Call</a>
        </Button>
        <Button size="sm" asChild icon={<MessageCircle aria-hidden="true" className="size-4" />}>
          <a href={waLink(mobileNumber, `Hello ${name},`)} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        </Button>
      </div>
    ),
  },
];

/** People the seller wants to reach again. */
export function ContactsTab() {
  const contacts = useInfiniteQuery(contactsQuery);
  const [adding, setAdding] = useState(false);
  const addButton = (
    <Button icon={<UserPlus aria-hidden="true" className="size-4" />} onClick={() => setAdding(true)}>
      Add Contact
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Contacts"
        description="Buyers and others whose numbers you keep."
        actions={contacts.data && contacts.data.length > 0 && addButton}
      />
      <Card padded={false}>
        {contacts.data && contacts.data.length > 0 && (
          <DataTable columns={COLUMNS} rows={contacts.data} rowKey={({ id }) => id} caption="Contacts" />
        )}
        {contacts.data?.length === 0 && (
          <EmptyState
            icon={<BookUser />}
            title="No contacts yet"
            text="Save a buyer from your leads, or add someone yourself."
            action={addButton}
          />
        )}
        {contacts.isLoadingError && (
          <ErrorState
            title="Your contacts could not be loaded"
            text="Check your connection and try again."
            retrying={contacts.isFetching}
            onRetry={() => contacts.refetch()}
          />
        )}
        {contacts.isPending && <TableSkeleton label="Loading your contacts" />}
      </Card>
      <ShowMore
        hasMore={contacts.hasNextPage}
        pending={contacts.isFetchingNextPage}
        onMore={() => contacts.fetchNextPage()}
      />
      <AddContactDialog open={adding} onOpenChange={setAdding} />
    </>
  );
}
