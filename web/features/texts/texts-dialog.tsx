import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import { fillIn, type Placeholder, type TextValues } from '../../../schema/texts/placeholders';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useWording } from '../links/use-buyers-language';
import { ReachLink } from '../numbers/buyers-number';
import type { NumberProps } from '../numbers/number-props';
import { useMay } from '../staff/use-may';
import { yardPlaceQuery } from '../yards/yard.queries';
import { GIVEN_TEXTS } from './given-texts';
import { OF_YARD, PLACEHOLDER_LABELS } from './placeholder-labels';
import { textsQuery } from './texts.queries';
import { useWords } from './words';
import { yardValues } from './yard-values';

export interface TextsDialogProps extends NumberProps {
  /** The buyer, as the screen calls them. */
  who: string;
  /** What is known of buyer and vehicle. */
  values: TextValues;
  onReach?: (() => void) | undefined;
  onClose: () => void;
}

interface Choice {
  key: string;
  title: string;
  isOwn: boolean;
  body: string;
}

/** What the texts leave out, with the way to the settings for what the yard lacks. */
function LeftOut({ missing }: { missing: readonly Placeholder[] }) {
  const t = useWords();
  const mayChange = useMay()('manageYard');
  if (missing.length === 0) return null;
  const names = missing.map((name) => t(PLACEHOLDER_LABELS[name])).join(', ');
  return (
    <p className="rounded-md bg-sunken px-3 py-2 text-sm">
      {t('Not known, so those lines are left out: {names}.', { names })}{' '}
      {missing.some((name) => OF_YARD.includes(name)) &&
        (mayChange ? (
          <Link
            to="/dashboard/settings"
            search={{ section: 'yard' }}
            className="font-medium text-accent underline"
          >
            {t('Enter the yard’s address, map and hours')}
          </Link>
        ) : (
          t('The owner or a manager can enter the yard’s.')
        ))}
    </p>
  );
}

/** The texts for a buyer, filled in: a tap opens WhatsApp with the chosen one. */
export function TextsDialog({ subject, listed, who, values, onReach, onClose }: TextsDialogProps) {
  const t = useWords();
  const wording = useWording();
  const { data: own = [] } = useQuery(textsQuery);
  const { data: yard } = useQuery(yardPlaceQuery);
  const mayChange = useMay()('manageYard');
  const all = { ...values, ...yardValues(yard, wording) };
  const language = wording.language === 'hi' ? 'hi' : 'en';
  const choices: Choice[] = [
    ...own.map(({ id, title, body }) => ({ key: id, title, isOwn: true, body })),
    ...GIVEN_TEXTS.map(({ title, body }) => ({
      key: title,
      title: t(title),
      isOwn: false,
      body: body[language],
    })),
  ];
  const filled = choices.map(({ body, ...choice }) => ({ ...choice, ...fillIn(body, all) }));
  const missing = [...new Set(filled.flatMap((choice) => choice.missing))];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Texts for {who}', { who })}
      description={t('WhatsApp opens with the text. You can still change it there.')}
      footer={
        mayChange && (
          <Link
            to="/dashboard/settings"
            search={{ section: 'texts' }}
            className="touch-target mr-auto inline-flex items-center font-medium text-accent text-sm"
          >
            {t('Write your own')}
          </Link>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <LeftOut missing={missing} />
        <ul aria-label={t('Texts')} className="-mx-5 divide-y divide-line border-line border-y">
          {filled.map(({ key, title, isOwn, text }) => (
            <li key={key} className="relative flex items-start gap-3 px-5 py-3 hover:bg-hover">
              <div className="min-w-0 flex-1">
                <p className="font-semibold" translate={isOwn ? 'no' : undefined}>
                  {title}
                </p>
                <p
                  translate="no"
                  lang={isOwn ? undefined : language}
                  className="wrap-anywhere line-clamp-4 whitespace-pre-line text-ink-muted text-sm"
                >
                  {text || t('Nothing is left of it without these.')}
                </p>
              </div>
              {text ? (
                <ReachLink
                  subject={subject}
                  listed={listed}
                  use="whatsapp"
                  hrefOf={(mobileNumber) => waLink(mobileNumber, text)}
                  onReach={onReach}
                  target="_blank"
                  rel="noreferrer"
                  size="sm"
                  aria-label={t('Write “{title}” on WhatsApp', { title })}
                  icon={<MessageCircle aria-hidden="true" className="size-4" />}
                  className="after:absolute after:inset-0"
                />
              ) : (
                <Button size="sm" disabled icon={<MessageCircle aria-hidden="true" className="size-4" />}>
                  <span className="sr-only">{t('Write “{title}” on WhatsApp', { title })}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
