import { CircleCheck, Undo2 } from 'lucide-react';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { Language } from '../../../schema/common/languages';
import type { Sent, WithdrawalDto } from '../../../schema/enquiries/withdrawal';
import { exchangeName } from '../../../schema/leads/exchange';
import { type Texts, useReader, useTexts } from '../../i18n/texts';
import { formatDateTime, formatDay } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Form } from '../../ui/form';
import { NothingHere } from '../parts/nothing-here';
import { PublicFrame } from '../parts/public-frame';

/** The texts for an offer, or for a request of any kind. */
export const withdrawalTexts = (texts: Texts, sent?: Sent) =>
  sent && sent.kind !== 'offer' ? { ...texts.withdrawal, ...texts.withdrawal.request } : texts.withdrawal;

/** The private page of a buyer's offer or request: what was sent, and a button to withdraw it. null for an unknown link. */
export function WithdrawDocument({ withdrawal }: { withdrawal: WithdrawalDto | null }) {
  const texts = withdrawalTexts(useTexts(), withdrawal?.sent);
  if (!withdrawal) return <NothingHere icon={<Undo2 aria-hidden="true" />} texts={texts.unknown} />;
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-md flex-col gap-4 px-4 pt-6 sm:px-0 sm:pt-0">
        <h1 className="font-semibold text-2xl">{texts.title}</h1>
        <Facts withdrawal={withdrawal} />
        {withdrawal.withdrawnAt ? (
          <Done texts={texts} />
        ) : (
          <Choice texts={texts} consent={withdrawal.consent} />
        )}
      </div>
    </PublicFrame>
  );
}

type Row = [label: string, value: string];

/** What was offered, or asked for. */
function rowsOf(
  sent: Sent,
  { withdrawal, visit, exchange, similar, alert }: Texts,
  language: Language,
): Row[] {
  switch (sent.kind) {
    case 'offer':
      return [
        [withdrawal.price, formatPrice(sent.price, sent.currency, CURRENCIES)],
        ...(sent.exchange ? [[exchange.model, exchangeName(sent.exchange)] satisfies Row] : []),
      ];
    case 'similar': {
      const { maxPrice } = sent.values;
      return maxPrice ? [[similar.price, formatPrice(maxPrice, 'INR', CURRENCIES)]] : [];
    }
    case 'price':
      return [[alert.below, formatPrice(sent.values.below, sent.values.currency, CURRENCIES)]];
    case 'visit':
      return [
        [visit.day, formatDay(sent.values.day, language)],
        [visit.part, visit.parts[sent.values.part]],
      ];
  }
}

function Facts({ withdrawal: { vehicleName, sent, sentAt, withdrawnAt } }: { withdrawal: WithdrawalDto }) {
  const { language, texts: all } = useReader();
  const texts = withdrawalTexts(all, sent);
  const rows: Row[] = [
    [texts.vehicle, vehicleName ?? texts.removed],
    ...rowsOf(sent, all, language),
    [texts.sentAt, formatDateTime(sentAt, language)],
    [texts.state, withdrawnAt ? texts.doneTitle : texts.isWithSeller],
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

type Words = Texts['withdrawal'];

function Choice({ texts, consent }: { texts: Words; consent: string | null }) {
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

function Done({ texts }: { texts: Words }) {
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
