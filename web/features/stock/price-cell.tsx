import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readAmount } from '../../../schema/common/amount-words';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toastFailure } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Form } from '../../ui/form';
import { useBetterOffer } from '../leads/use-better-offer';
import { useBelowCost } from '../money/use-below-cost';
import { setPriceMutation } from '../staff/answerer.queries';
import { useMay } from '../staff/use-may';
import { PriceInput } from '../vehicles/price-input';
import { useWords } from './words';

type Priced = Pick<OwnVehicleDto, 'id' | 'name' | 'price' | 'currency' | 'status'>;

interface PriceFormProps {
  vehicle: Priced;
  onKey: () => void;
  onClose: () => void;
}

/** A change this large is rather a slip: a digit too few, or lakh that was not said. */
const isFarOff = (typed: string, price: number) => {
  const amount = readAmount(typed) ?? price;
  return amount < price / 2 || amount > price * 2;
};

function PriceForm({ vehicle, onKey, onClose }: PriceFormProps) {
  const t = useWords();
  const { id, name, price, currency } = vehicle;
  const { control, handleSubmit } = useForm({ defaultValues: { price: String(price) } });
  const [asked, setAsked] = useState<{ typed: string; why: string | null }>();
  const isBelowCost = useBelowCost();
  const betterOffer = useBetterOffer();
  /** Enter, and then the focus that leaves, would ask twice. */
  const isAsking = useRef(false);
  const save = useMutation(setPriceMutation);
  const shown = (amount: number) => formatPrice(amount, currency, CURRENCIES);
  const onError = (error: Error) => toastFailure(error, t('The price was not saved. Please try again.'));
  const set = (typed: string) =>
    save.mutate(
      { id, price: typed },
      {
        onSuccess: (saved) => {
          onClose();
          toast({
            title: t('{name}: now {price}', { name, price: shown(saved.price) }),
            tone: 'success',
            action: {
              label: t('Undo'),
              onSelect: () => save.mutate({ id, price: String(price) }, { onError }),
            },
          });
        },
        onError,
      },
    );
  const submit = handleSubmit(async ({ price: typed }) => {
    if (save.isPending || asked !== undefined || isAsking.current) return;
    if (typed.replaceAll(',', '') === String(price)) return onClose();
    isAsking.current = true;
    const amount = readAmount(typed);
    const [isBelow, offered] = await Promise.all([
      isBelowCost(vehicle, amount),
      betterOffer(vehicle, amount),
    ]);
    isAsking.current = false;
    const cost = isBelow && t('{price} is below what the car cost you.', { price: shown(amount ?? 0) });
    const why = [offered, cost].filter(Boolean).join(' ') || null;
    if (why || isFarOff(typed, price)) setAsked({ typed, why });
    else set(typed);
  });
  const newPrice = shown(readAmount(asked?.typed ?? '') ?? 0);
  return (
    <>
      <Form
        label={t('Price of {name}', { name })}
        noValidate
        aria-busy={save.isPending}
        onSubmit={submit}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === 'Escape') onKey();
          if (key === 'Escape') onClose();
        }}
        onBlur={submit}
        ref={(form) => {
          if (asked === undefined) form?.querySelector('input')?.select();
        }}
        className="w-32"
      >
        <PriceInput control={control} name="price" currency={currency} />
      </Form>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={onClose}
        title={t('{price} for {name}?', { price: newPrice, name })}
        body={asked?.why ?? t('It costs {price} now.', { price: shown(price) })}
        confirmLabel={t('Change the price')}
        onConfirm={() => set(asked?.typed ?? '')}
      />
    </>
  );
}

/** The asking price, edited in place: Enter or leaving it saves, Escape does not. */
export function PriceCell({ vehicle }: { vehicle: Priced }) {
  const t = useWords();
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  /** Set by a key: a press elsewhere keeps its focus. */
  const returnsFocus = useRef(false);
  const { name, price, currency, status } = vehicle;
  const shown = formatPrice(price, currency, CURRENCIES);
  if (status === 'sold' || !may('lowerPrices')) return shown;
  if (isEditing) {
    return (
      <PriceForm
        vehicle={vehicle}
        onKey={() => {
          returnsFocus.current = true;
        }}
        onClose={() => setEditing(false)}
      />
    );
  }
  return (
    <button
      ref={(button) => {
        if (button && returnsFocus.current) button.focus();
        returnsFocus.current = false;
      }}
      type="button"
      aria-label={t('Change the price of {name}: {price}', { name, price: shown })}
      className="touch-target rounded-sm px-1 font-medium underline decoration-line decoration-dotted underline-offset-4 hover:bg-hover"
      onClick={() => setEditing(true)}
    >
      {shown}
    </button>
  );
}
