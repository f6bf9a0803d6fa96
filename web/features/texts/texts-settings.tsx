import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, MessageCircle, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_TEXTS } from '../../../schema/texts/input';
import type { TextDto } from '../../../schema/texts/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { IconButton } from '../../ui/core/icon-button';
import { Loaded } from '../../ui/core/loaded';
import { PageHeader } from '../../ui/core/page-header';
import { lazyDialog } from '../../ui/lazy-dialog';
import { TableSkeleton } from '../../ui/table-skeleton';
import { BackToSettings } from '../settings/back-to-settings';
import { SettingsFrame } from '../settings/settings-frame';
import { GivenTexts } from './given-list';
import { deleteTextMutation, orderTextsMutation, restoreTextMutation, textsQuery } from './texts.queries';
import { useWords } from './words';

const TextFormDialog = lazyDialog(async () => (await import('./text-form-dialog')).TextFormDialog);

interface OwnTextsProps {
  texts: readonly TextDto[];
  onEdit: (text: TextDto) => void;
}

function OwnTexts({ texts, onEdit }: OwnTextsProps) {
  const t = useWords();
  const order = useMutation(orderTextsMutation);
  const remove = useMutation(deleteTextMutation);
  const restore = useMutation(restoreTextMutation);
  const failed = (error: Error) => toastFailure(error, t('This did not work. Please try again.'));

  const move = (from: number, to: number) => {
    const ids = texts.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.mutate(ids, { onError: failed });
  };
  const drop = ({ id, ...text }: TextDto) =>
    remove.mutate(id, {
      onSuccess: () =>
        toast({
          title: t('Text deleted'),
          tone: 'success',
          action: { label: t('Undo'), onSelect: () => restore.mutate(text, { onError: failed }) },
        }),
      onError: failed,
    });

  return (
    <ul aria-label={t('Your texts')} className="divide-y divide-line">
      {texts.map((text, at) => (
        <li key={text.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 px-card py-3">
          <div translate="no" className="min-w-0 flex-1 basis-60">
            <p className="wrap-anywhere font-medium">{text.title}</p>
            <p className="wrap-anywhere line-clamp-2 whitespace-pre-line text-ink-muted text-sm">
              {text.body}
            </p>
          </div>
          <span className="flex gap-1 max-sm:ml-auto">
            <IconButton
              size="sm"
              disabled={at === 0}
              label={t('Move {title} up', { title: text.title })}
              icon={<ArrowUp aria-hidden="true" className="size-4" />}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              size="sm"
              disabled={at === texts.length - 1}
              label={t('Move {title} down', { title: text.title })}
              icon={<ArrowDown aria-hidden="true" className="size-4" />}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              size="sm"
              label={t('Change {title}', { title: text.title })}
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={() => onEdit(text)}
            />
            <IconButton
              size="sm"
              disabled={remove.isPending}
              label={t('Delete {name}', { name: text.title })}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => drop(text)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The seller's own texts for WhatsApp, and those that are there for everybody. */
export function TextsSettings() {
  const t = useWords();
  const query = useQuery(textsQuery);
  const [edited, setEdited] = useState<TextDto | 'new'>();
  const count = query.data?.length ?? 0;
  return (
    <>
      <BackToSettings />
      <PageHeader
        title={t('Texts')}
        description={t('For WhatsApp, beside each buyer. Name, car, price and your yard are filled in.')}
      />
      <SettingsFrame>
        <Card padded={false} className="max-w-3xl">
          <CardHeader
            title={t('Your texts')}
            description={t('{count} of {limit}', { count, limit: MAX_TEXTS })}
            actions={
              <Button
                size="sm"
                disabled={!query.data || count >= MAX_TEXTS}
                icon={<Plus aria-hidden="true" className="size-4" />}
                onClick={() => setEdited('new')}
              >
                {t('New text')}
              </Button>
            }
          />
          <Loaded
            query={query}
            failure={t('Your texts could not be loaded')}
            loading={<TableSkeleton label={t('Loading your texts')} />}
            empty={{
              icon: <MessageCircle />,
              title: t('No texts of your own yet'),
              text: t('What do you write again and again? About loans, papers, or the way to you?'),
            }}
          >
            {(texts) => <OwnTexts texts={texts} onEdit={setEdited} />}
          </Loaded>
        </Card>
        <GivenTexts />
      </SettingsFrame>
      {edited && (
        <TextFormDialog text={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
