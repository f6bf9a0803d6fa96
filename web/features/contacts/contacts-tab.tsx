import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { BookUser, UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { ContactDto } from '../../../schema/contacts/output';
import { useDebounced } from '../../lib/use-debounced';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { PageHeader } from '../../ui/core/page-header';
import { SearchField } from '../../ui/core/search-field';
import { ShowMore } from '../../ui/core/show-more';
import { TimeAgo } from '../../ui/core/time-ago';
import { lazyDialog } from '../../ui/lazy-dialog';
import { DataTable } from '../../ui/table';
import type { Column } from '../../ui/table-column';
import { ShownNumber } from '../numbers/buyers-number';
import { ContactActions } from './contact-actions';
import { contactsQuery } from './contacts.queries';
import { numberOf } from './number-of';
import { say, useWords } from './words';

const ContactDialog = lazyDialog(async () => (await import('./contact-dialog')).ContactDialog);
const DeleteContactDialog = lazyDialog(
  async () => (await import('./delete-contact-dialog')).DeleteContactDialog,
);

type ContactHandler = (contact: ContactDto) => void;

const columns = (onEdit: ContactHandler, onDelete: ContactHandler): Column<ContactDto>[] => [
  { key: 'name', header: say('Name'), primary: true, cell: ({ name }) => <span translate="no">{name}</span> },
  {
    key: 'mobile',
    header: say('Mobile Number'),
    cell: (contact) => (
      <span className="tabular-nums">
        <ShownNumber {...numberOf(contact)} />
      </span>
    ),
  },
  {
    key: 'saved',
    header: say('Saved'),
    cell: ({ createdAt }) => (
      <span className="text-ink-muted">
        <TimeAgo at={createdAt} />
      </span>
    ),
  },
  {
    key: 'actions',
    header: say('Actions'),
    actions: true,
    cell: (contact) => <ContactActions contact={contact} onEdit={onEdit} onDelete={onDelete} />,
  },
];

/** People the seller may want to contact again. */
export function ContactsTab() {
  const t = useWords();
  const [search, setSearch] = useState('');
  // Deferred, so that the previous rows stay until the new search's rows arrive.
  const find = useDeferredValue(useDebounced(search.trim()));
  const contacts = useSuspenseInfiniteQuery(contactsQuery(find));
  const [form, setForm] = useState<{ contact?: ContactDto }>();
  const [deleting, setDeleting] = useState<ContactDto>();
  const addButton = (
    <Button icon={<UserPlus aria-hidden="true" className="size-4" />} onClick={() => setForm({})}>
      {t('Add Contact')}
    </Button>
  );
  const isEmpty = contacts.data.length === 0;
  const isUsed = !isEmpty || search !== '';
  return (
    <>
      <PageHeader
        title={t('Contacts')}
        description={t('Buyers and others whose numbers you keep.')}
        actions={isUsed && addButton}
      />
      {isUsed && (
        <SearchField
          label={t('Search contacts')}
          placeholder={t('Name or number...')}
          value={search}
          onChange={setSearch}
          className="mb-4 sm:max-w-72"
        />
      )}
      <Card padded={false}>
        {!isEmpty && (
          <DataTable
            columns={columns((contact) => setForm({ contact }), setDeleting)}
            rows={contacts.data}
            rowKey={({ id }) => id}
            caption={t('Contacts')}
          />
        )}
        {isEmpty && search && (
          <EmptyState
            icon={<BookUser />}
            title={t('No contact matches')}
            text={t('Try a part of the name, or the last digits of the number.')}
            action={<Button onClick={() => setSearch('')}>{t('Show all contacts')}</Button>}
          />
        )}
        {isEmpty && !search && (
          <EmptyState
            icon={<BookUser />}
            title={t('No contacts yet')}
            text={t('Save a buyer from your leads, or add someone yourself.')}
            action={addButton}
          />
        )}
      </Card>
      <ShowMore list={contacts} />
      {form && <ContactDialog {...form} onClose={() => setForm(undefined)} />}
      {deleting && <DeleteContactDialog contact={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
