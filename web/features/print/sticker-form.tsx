import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import type { LinkDto } from '../../../schema/links/output';
import { failureText } from '../../lib/failure';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { createStickersMutation } from '../links/links.queries';
import { useBuyersLanguage } from '../links/use-buyers-language';
import { STICKERS_A_SHEET } from './formats';
import { firmOf, ownPhone } from './posters';
import { PrintResult, pagesText } from './print-result';
import { SheetFields } from './sheet-fields';
import { loadSheetTexts } from './sheet-language';
import { usePrinting } from './use-printing';
import { useWords } from './words';

const COUNTS = [10, 20, 50, 100];

interface StickerFormProps {
  user: UserDto;
  /** These can be printed again. */
  unused: readonly LinkDto[];
  /** How many there are, used or not. */
  made: number;
}

const byNumber = (stickers: readonly LinkDto[]) =>
  stickers
    .flatMap(({ number, shortUrl }) => (number === null ? [] : [{ number, link: shortUrl }]))
    .sort((one, other) => one.number - other.number);

/** Creates new stickers, ten to a sheet, or reprints unused ones. */
export function StickerForm({ user, unused, made }: StickerFormProps) {
  const t = useWords();
  const [wanted, setCount] = useState(STICKERS_A_SHEET);
  const { stickers: limit } = PLANS[user.subscriptionPlan];
  const allowed = COUNTS.filter((value) => made + value <= limit);
  const count = allowed.includes(wanted) ? wanted : allowed.at(-1);
  const [language, setLanguage] = useBuyersLanguage();
  const [options, setOptions] = useState({ withEnglish: true, cutMarks: true });
  const choice = { ...options, language };
  const [stickers, setStickers] = useState<readonly LinkDto[]>([]);
  const { printing, start, reset } = usePrinting();
  const print = (which: readonly LinkDto[]) => {
    const numbered = byNumber(which);
    const [first, last] = [numbered[0]?.number, numbered.at(-1)?.number];
    setStickers(which);
    return start({
      pages: Math.ceil(numbered.length / STICKERS_A_SHEET),
      fileName: `Stickers_${first}-${last}.pdf`,
      make: async ({ printStickers }, shop, run) => {
        const texts = await loadSheetTexts(choice);
        const owner = { firm: firmOf(user), phone: ownPhone(user) };
        return printStickers(numbered, owner, { ...options, texts }, shop, run);
      },
    });
  };
  const [key, setKey] = useState(() => crypto.randomUUID());
  const create = useMutation({
    ...createStickersMutation,
    onSuccess: (made) => {
      setKey(crypto.randomUUID());
      return print(made);
    },
  });
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-medium">{t('Print stickers ahead')}</h2>
      <p className="text-ink-muted text-sm">
        {t(
          'Each has a number and its own code. Put one on a vehicle by scanning it, and on the next vehicle after the sale.',
        )}
      </p>
      <Field label={t('How many')} hint={<PlanNote plan={user.subscriptionPlan} made={made} />}>
        <Select
          value={count ?? ''}
          disabled={count === undefined}
          onChange={({ target }) => {
            reset();
            setCount(Number(target.value));
          }}
        >
          {count === undefined && <option value="">{t('None left in your plan')}</option>}
          {COUNTS.map((value) => (
            <option key={value} value={value} disabled={!allowed.includes(value)}>
              {value} ({allowed.includes(value) ? pagesText(value / STICKERS_A_SHEET) : t('beyond your plan')}
              )
            </option>
          ))}
        </Select>
      </Field>
      <SheetFields
        choice={choice}
        onChange={({ language: chosen, ...next }) => {
          reset();
          if (chosen) setLanguage(chosen);
          setOptions({ ...options, ...next });
        }}
      />
      <FormAlert
        message={
          create.isError
            ? failureText(create.error, t('The stickers could not be made. Please try again.'))
            : undefined
        }
      />
      {printing.state === 'idle' ? (
        <>
          {count !== undefined && (
            <Button
              variant="primary"
              size="lg"
              block
              pending={create.isPending}
              pendingLabel={t('Making...')}
              onClick={() => create.mutate({ count, key })}
            >
              {t('Make {count} new stickers', { count })}
            </Button>
          )}
          {unused.length > 0 && (
            <Button onClick={() => print(unused)}>
              {t('Print the unused ones again ({length})', { length: unused.length })}
            </Button>
          )}
        </>
      ) : (
        <PrintResult printing={printing} pages={null} onStart={() => print(stickers)} onStop={reset} />
      )}
    </Card>
  );
}

/** What the plan includes, and the way to more of it. */
function PlanNote({ plan, made }: { plan: PlanId; made: number }) {
  const t = useWords();
  const { name, stickers } = PLANS[plan];
  return (
    <>
      {t('{plan} includes {stickers} stickers; you have made {made}.', {
        plan: t.known(name),
        stickers: formatNumber(stickers),
        made: formatNumber(made),
      })}{' '}
      {plan !== 'pro' && (
        <Link to="/subscription" className="text-accent underline">
          {t('See plans')}
        </Link>
      )}
    </>
  );
}
