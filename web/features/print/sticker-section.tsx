import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Camera } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { toLatinDigits } from '../../../schema/common/digits';
import { SHORT_CODE } from '../../../schema/links/paths';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Loaded } from '../../ui/core/loaded';
import { ShowMore } from '../../ui/core/show-more';
import { Form } from '../../ui/form';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Skeleton } from '../../ui/skeleton';
import { findStickerMutation, stickersQuery } from '../links/links.queries';
import { StickerForm } from './sticker-form';
import { StickerRow } from './sticker-row';
import { useWords } from './words';

const StickerDialog = lazyDialog(async () => (await import('./sticker-dialog')).StickerDialog);
const StockTakeDialog = lazyDialog(
  async () => (await import('../stock-takes/stock-take-dialog')).StockTakeDialog,
);
const ScanDialog = lazyDialog(async () => (await import('./scan-dialog')).ScanDialog);

interface StickerSectionProps {
  user: UserDto;
  /** The code whose vehicle is being chosen. */
  code: string | undefined;
}

/** Stickers printed in advance, their destinations, and how often they are scanned. */
export function StickerSection({ user, code }: StickerSectionProps) {
  const t = useWords();
  const navigate = useNavigate();
  const stickers = useInfiniteQuery(stickersQuery);
  const [isScanning, setIsScanning] = useState(false);
  const [isCounting, setIsCounting] = useState(false);
  const open = (next: string | undefined) =>
    navigate({
      to: '/dashboard/print',
      search: { section: 'stickers', code: next },
      resetScroll: false,
    });
  const unused = stickers.data?.filter(({ target }) => target === null) ?? [];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem]">
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <NumberForm onFound={open} />
          <Button icon={<Camera aria-hidden="true" className="size-4" />} onClick={() => setIsScanning(true)}>
            {t('Scan a sticker')}
          </Button>
          <Button onClick={() => setIsCounting(true)}>{t('Stock-take')}</Button>
        </div>
        <Loaded
          query={stickers}
          failure={t('Your stickers could not be loaded')}
          loading={<Skeleton className="h-40" />}
          empty={{
            title: t('No stickers yet'),
            text: t(
              'Print a sheet, stick one on each vehicle that comes in, and scan it to say which vehicle it is.',
            ),
          }}
        >
          {(printed) => (
            <ul className="divide-y divide-line" aria-label={t('Stickers')}>
              {printed.map((sticker) => (
                <StickerRow key={sticker.code} sticker={sticker} />
              ))}
            </ul>
          )}
        </Loaded>
        <ShowMore list={stickers} />
      </Card>
      {/* Stickers are never deleted, so the highest number, which comes first, is how many there are. */}
      {stickers.data ? (
        <StickerForm user={user} unused={unused} made={stickers.data[0]?.number ?? 0} />
      ) : (
        !stickers.isError && <Skeleton className="h-112" />
      )}
      {code && SHORT_CODE.test(code) && (
        <StickerDialog key={code} code={code} onClose={() => open(undefined)} />
      )}
      {isCounting && <StockTakeDialog onClose={() => setIsCounting(false)} />}
      {isScanning && (
        <ScanDialog
          onClose={() => setIsScanning(false)}
          onCode={(found: string) => {
            setIsScanning(false);
            open(found);
          }}
        />
      )}
    </div>
  );
}

/** Finds a sticker by its printed number. */
function NumberForm({ onFound }: { onFound: (code: string) => void }) {
  const t = useWords();
  const [number, setNumber] = useState('');
  const find = useMutation({
    ...findStickerMutation,
    onSuccess: (sticker, wanted) => {
      if (sticker) onFound(sticker.code);
      else toast({ title: t('You have no sticker number {wanted}', { wanted }), tone: 'error' });
    },
    onError: (error) => toastFailure(error, t('The sticker could not be found. Please try again.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(number);
    if (Number.isInteger(wanted) && wanted > 0) find.mutate(wanted);
  };
  return (
    <Form label={t('Find a sticker')} className="flex items-end gap-2" onSubmit={submit}>
      <Field label={t('Sticker number')} className="w-28">
        <Input
          inputMode="numeric"
          placeholder="17"
          value={number}
          onChange={(event) => setNumber(toLatinDigits(event.target.value).replace(/\D/g, '').slice(0, 6))}
        />
      </Field>
      <Button type="submit" pending={find.isPending}>
        {t('Find')}
      </Button>
    </Form>
  );
}
