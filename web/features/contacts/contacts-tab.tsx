import { useInfiniteQuery } from '@tanstack/react-query';
import { BookUser, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { ContactDto } from '../../../schema/contacts/output';
import { useDebounced } from '../../lib/use-debounced';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { lazyDialog } from '../../ui/lazy-dialog';
import { PageHeader } from '../../ui/page-header';
import { SearchField } from '../../ui/search-field';
import { ShowMore } from '../../ui/show-more';
import { DataTable } from '../../ui/table';
import type { Column } from '../../ui/table-column';
import { TableSkeleton } from '../../ui/table-skeleton';
import { TimeAgo } from '../../ui/time-ago';
import { ContactActions } from './contact-actions';
import { contactsQuery } from './contacts.queries';

const ContactDialog = lazyDialog(async () => (await import('./contact-dialog')).ContactDialog);
const DeleteContactDialog = lazyDialog(
  async () => (await import('./delete-contact-dialog')).DeleteContactDialog,
);

type ContactHandler = (contact: ContactDto) => void;

const columns = (onEdit: ContactHandler, onDelete: ContactHandler): Column<ContactDto>[] => [
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
    cell: (contact) => <ContactActions contact={contact} onEdit={onEdit} onDelete={onDelete} />,
  },
];

/** People the seller may want to contact again. */
export function ContactsTab() {
  const [search, setSearch] = useState('');
  const contacts = useInfiniteQuery(contactsQuery(useDebounced(search.trim())));
  const [form, setForm] = useState<{ contact?: ContactDto }>();
  const [deleting, setDeleting] = useState<ContactDto>();
  const addButton = (
    <Button icon={<UserPlus aria-hidden="true" className="size-4" />} onClick={() => setForm({})}>
      Add Contact
    </Button>
  );
  const isEmpty = contacts.data?.length === 0;
  const header = (
    <PageHeader
      title="Contacts"
      description="Buyers and others whose numbers you keep."
      actions={(!isEmpty || search) && contacts.data && addButton}
    />
  );
  // Not the card below, which the search above it would push down.
  if (contacts.isPending) {
    return (
      <>
        {header}
        <TableSkeleton label="Loading your contacts" />
      </>
    );
  }
  return (
    <>
      {header}
      {contacts.data && (!isEmpty || search) && (
        <SearchField
          label="Search contacts"
          placeholder="Name or number..."
          value={search}
          onChange={setSearch}
          className="mb-4 sm:max-w-72"
        />
      )}
      <Card padded={false}>
        {contacts.data && !isEmpty && (
          <DataTable
            columns={columns((contact) => setForm({ contact }), setDeleting)}
            rows={contacts.data}
            rowKey={({ id }) => id}
            caption="Contacts"
          />
        )}
        {isEmpty && search && (
          <EmptyState
            icon={<BookUser />}
            title="No contact matches"
            action={<Button onClick={() => setSearch('')}>Show all contacts</Button>}
          />
        )}
        {isEmpty && !search && (
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
      </Card>
      <ShowMore
        hasMore={contacts.hasNextPage}
        pending={contacts.isFetchingNextPage}
        onMore={() => contacts.fetchNextPage()}
      />
      {form && <ContactDialog {...form} onClose={() => setForm(undefined)} />}
      {deleting && <DeleteContactDialog contact={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
