import { CircleCheck, Undo2 } from 'lucide-react';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { WithdrawalDto } from '../../../schema/leads/output';
import { useReader, useTexts } from '../../i18n/texts';
import { formatDateTime } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Form } from '../../ui/form';
import { NothingHere } from '../parts/nothing-here';
import { PublicFrame } from '../parts/public-frame';

/** The private page of a buyer's offer: what was sent, and a button to withdraw it. null for an unknown link. */
export function WithdrawDocument({ offer }: { offer: WithdrawalDto | null }) {
  const texts = useTexts().withdrawal;
  if (!offer) return <NothingHere icon={<Undo2 aria-hidden="true" />} texts={texts.unknown} />;
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-md flex-col gap-4 px-4 sm:px-0">
        <h1 className="font-semibold text-2xl">{texts.title}</h1>
        <Facts offer={offer} />
        {offer.withdrawnAt ? <Done /> : <Choice consent={offer.consent} />}
      </div>
    </PublicFrame>
  );
}

function Facts({ offer }: { offer: WithdrawalDto }) {
  const { language } = useReader();
  const texts = useTexts().withdrawal;
  const rows: [string, string][] = [
    [texts.vehicle, offer.vehicleName ?? texts.removed],
    [texts.price, formatPrice(offer.price, offer.currency, CURRENCIES)],
    [texts.sentAt, formatDateTime(offer.sentAt, language)],
    [texts.state, offer.withdrawnAt ? texts.isWithdrawn : texts.isWithSeller],
  ];
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface">
      {rows.map(([label, value]) => (
        <div key={label} className="-mr-px -mb-px border-line border-r border-b px-4 py-3">
          <dt className="text-ink-muted text-xs">{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Choice({ consent }: { consent: string | null }) {
  const texts = useTexts().withdrawal;
  return (
    <Card className="flex flex-col gap-4">
      {consent && (
        <p className="text-ink-muted text-sm">
          {texts.agreed} “{consent}”
        </p>
      )}
      <p>{texts.explanation}</p>
      <Form label={texts.submit} method="post">
        <input type="hidden" name="confirm" value="yes" />
        <button type="submit" className={buttonClass({ variant: 'danger', size: 'lg', block: true })}>
          {texts.submit}
        </button>
      </Form>
    </Card>
  );
}

function Done() {
  const texts = useTexts().withdrawal;
  return (
    <div role="status" className="flex flex-col items-start gap-2 rounded-md bg-positive-soft p-4">
      <p className="flex items-center gap-2 font-semibold text-positive">
        <CircleCheck aria-hidden="true" className="size-5" />
        {texts.doneTitle}
      </p>
      <p className="text-sm">{texts.done}</p>
      <p className="text-sm">{texts.contacts}</p>
    </div>
  );
}
