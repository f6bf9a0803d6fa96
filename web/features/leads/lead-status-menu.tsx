import { ChevronDown } from 'lucide-react';
import type { LeadStatus } from '../../../schema/leads/lead-statuses';
import type { LeadDto } from '../../../schema/leads/output';
import { LEAD_STATUS_WORDS } from '../../../schema/leads/words';
import { toast } from '../../lib/toast-store';
import { Badge } from '../../ui/badge';
import { Menu, MenuLabel } from '../../ui/menu';
import { MenuChoice } from '../../ui/menu-item';
import { buyerName } from './lead-listing';
import { LEAD_STATUS_TONES } from './lead-status';
import { useMoveLead } from './use-move-lead';
import { useWords } from './words';

/** A lead's status in its row, with the possible next ones. */
export function LeadStatusMenu({ lead }: { lead: LeadDto }) {
  const t = useWords();
  const { choices, move } = useMoveLead(lead);
  const label = t.known(LEAD_STATUS_WORDS[lead.status]);
  const choose = (next: LeadStatus) =>
    move(
      next,
      (undo) => () =>
        toast({
          title: t('Marked as {value}', { value: t.known(LEAD_STATUS_WORDS[next]).toLowerCase() }),
          tone: 'success',
          action: { label: t('Undo'), onSelect: undo },
        }),
    );
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={t('Status of {lead}: {label}', { lead: buyerName(lead), label })}
          className="touch-target -mx-1 inline-flex items-center rounded-sm p-1 hover:bg-hover"
        >
          <Badge tone={LEAD_STATUS_TONES[lead.status]}>
            {label}
            <ChevronDown aria-hidden="true" />
          </Badge>
        </button>
      }
    >
      <MenuLabel>{t('Status')}</MenuLabel>
      <MenuChoice
        value={lead.status}
        onValueChange={choose}
        options={choices.map((value) => ({ value, label: t.known(LEAD_STATUS_WORDS[value]) }))}
      />
    </Menu>
  );
}
