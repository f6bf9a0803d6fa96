import { Handshake } from 'lucide-react';
import { CURRENCIES, symbolOf } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import { inLanguage } from '../../../schema/common/languages';
import type { CounterPage } from '../../../schema/counters/output';
import { useOwnWords } from '../../i18n/own-words';
import { useReader, useTexts } from '../../i18n/texts';
import { formatDateTime } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { PrefixedInput } from '../../ui/prefixed-input';
import { HtmlForm, useAmount, useTranslatedForm } from '../parts/html-form';
import { NothingHere } from '../parts/nothing-here';
import { PublicFrame } from '../parts/public-frame';

interface CounterDocumentProps {
  /** The private page's own address. */
  path: string;
  /** null for an unknown link. */
  counter: CounterPage | null;
  form: FormState;
}

/** A seller's price for the buyer who made an offer: accept it, name another sum, or decline. */
export function CounterDocument({ path, counter, form }: CounterDocumentProps) {
  const texts = useTexts().counter;
  if (!counter)
    return (
      <NothingHere
        icon={<Handshake aria-hidden="true" />}
        texts={{ title: texts.title, text: texts.ended }}
      />
    );
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-md flex-col gap-4 px-4 pt-6 sm:px-0 sm:pt-0">
        <div>
          <h1 className="font-semibold text-2xl">{texts.title}</h1>
          <VehicleName counter={counter} />
        </div>
        <Sums counter={counter} />
        <div id="counter">
          {counter.state === 'open' ? (
            <Answers path={path} counter={counter} form={form} />
          ) : (
            <>
              <Outcome counter={counter} />
              {counter.undoUntil && <TakeBack path={path} counter={counter} form={form} />}
            </>
          )}
        </div>
        <p className="text-ink-muted text-sm">{texts.binding}</p>
      </div>
    </PublicFrame>
  );
}

/** Leads to the vehicle's page while there is one. */
function VehicleName({ counter: { vehicleName, vehiclePath } }: { counter: CounterPage }) {
  const { language } = useReader();
  const own = useOwnWords()(vehicleName);
  if (!vehiclePath) {
    return (
      <p className="wrap-anywhere mt-1" {...own}>
        {vehicleName}
      </p>
    );
  }
  return (
    <a
      className="touch-target wrap-anywhere mt-1 inline-block font-medium text-accent"
      href={inLanguage(vehiclePath, language)}
      {...own}
    >
      {vehicleName}
    </a>
  );
}

function Sums({ counter }: { counter: CounterPage }) {
  const { language, texts } = useReader();
  const { offered, offeredCurrency, price, currency, state, expiresAt } = counter;
  const rows: [string, string][] = [
    ...(offered === null
      ? []
      : [[texts.counter.offered, formatPrice(offered, offeredCurrency, CURRENCIES)] as [string, string]]),
    [texts.counter.asked, formatPrice(price, currency, CURRENCIES)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-lg border border-line bg-surface px-4 py-3">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-xl tabular-nums">{value}</dd>
        </div>
      ))}
      {state === 'open' && (
        <div className="col-span-2">
          <dt className="text-ink-muted text-sm">{texts.counter.until}</dt>
          <dd className="tabular-nums">{formatDateTime(expiresAt, language)}</dd>
        </div>
      )}
    </dl>
  );
}

/** For a phone that did not make the offer. */
function Digits({ form }: { form: FormState }) {
  const { counter: texts } = useTexts();
  const { values, problems } = useTranslatedForm(form);
  return (
    <Field label={texts.digits} hint={texts.digitsHint} error={problems.digits}>
      <Input
        name="digits"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={values.digits}
      />
    </Field>
  );
}

interface AnswersProps {
  path: string;
  counter: CounterPage;
  form: FormState;
}

/** Takes the answer back, for two minutes. */
function TakeBack({ path, counter, form }: AnswersProps) {
  const { counter: texts, offer, listing } = useTexts();
  const { notice } = useTranslatedForm(form);
  return (
    <HtmlForm
      label={texts.undo}
      action={path}
      part="counter"
      notice={notice}
      failed={listing.askFailed}
      className="mt-4"
    >
      {!counter.isKnown && <Digits form={form} />}
      <Button type="submit" name="answer" value="undone" block size="lg" pendingLabel={offer.sending}>
        {texts.undo}
      </Button>
      <p className="text-ink-muted text-sm">{texts.undoNote}</p>
    </HtmlForm>
  );
}

function Answers({ path, counter, form }: AnswersProps) {
  const { counter: texts, offer, listing } = useTexts();
  const { values, problems, notice } = useTranslatedForm(form);
  const amount = useAmount(counter.currency);
  const answer = (value: string) => ({ type: 'submit', name: 'answer', value, block: true }) as const;
  return (
    <Card>
      <HtmlForm label={texts.title} action={path} part="counter" notice={notice} failed={listing.askFailed}>
        {/* What Enter presses: never an answer that was not meant. */}
        <button
          type="submit"
          name="answer"
          value="countered"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        {!counter.isKnown && <Digits form={form} />}
        <Button {...answer('accepted')} variant="primary" size="lg" pendingLabel={offer.sending}>
          {texts.accept(formatPrice(counter.price, counter.currency, CURRENCIES))}
        </Button>
        <Field label={texts.other} error={problems.price}>
          <PrefixedInput
            prefix={symbolOf(counter.currency)}
            name="price"
            defaultValue={values.price}
            {...amount}
          />
        </Field>
        <Button {...answer('countered')} size="lg" pendingLabel={offer.sending}>
          {texts.send}
        </Button>
        <Button {...answer('declined')} size="lg" variant="ghost" pendingLabel={offer.sending}>
          {texts.no}
        </Button>
      </HtmlForm>
    </Card>
  );
}

/** What became of it. */
function Outcome({ counter: { state, price, reply, currency } }: { counter: CounterPage }) {
  const { counter: words } = useTexts();
  const isAnswered = state === 'accepted' || state === 'countered';
  const said = {
    accepted: () => words.accepted(formatPrice(price, currency, CURRENCIES)),
    countered: () => words.countered(formatPrice(reply ?? price, currency, CURRENCIES)),
    declined: () => words.declined,
    replaced: () => words.replaced,
    locked: () => words.locked,
    gone: () => words.gone,
  };
  return (
    <div
      role="status"
      tabIndex={-1}
      className={`flex flex-col items-start gap-3 rounded-md p-4 outline-none ${isAnswered ? 'bg-positive-soft' : 'bg-sunken'}`}
    >
      <p className="font-medium">{state in said ? said[state as keyof typeof said]() : words.ended}</p>
    </div>
  );
}
