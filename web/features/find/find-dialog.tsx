import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { Field } from '../../ui/core/field';
import { Dialog } from '../../ui/dialog';
import { PrefixedInput } from '../../ui/prefixed-input';
import { useMay } from '../staff/use-may';
import { FoundList } from './found-list';
import { type FoundRow, rowsOf } from './found-rows';
import type { Chosen, Task } from './places';
import { useFound } from './use-found';
import { useWords } from './words';

type FindDialogProps = {
  tabs: readonly WorkspaceTab[];
  onTask: (task: Task) => void;
  onChoose: (chosen: Chosen) => void;
  onClose: () => void;
};

/** One search over vehicles, buyers, numbers, plates, screens and actions, used with arrow keys and Enter or by tapping. */
export function FindDialog({ tabs, onTask, onChoose, onClose }: FindDialogProps) {
  const t = useWords();
  const id = useId();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const found = useFound(search, tabs);
  const rows = rowsOf(found, useMay());
  // The key, not the position: more rows may arrive from the server.
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );
  const active = rows[at];

  const open = ({ opens }: FoundRow) => {
    if ('task' in opens) return onTask(opens.task);
    if ('chosen' in opens) return onChoose(opens.chosen);
    onClose();
    if ('act' in opens) return opens.act();
    if ('page' in opens) return location.assign(opens.page);
    void navigate(opens);
  };
  const move = (by: number) => {
    const next = rows[(at + by + rows.length) % rows.length];
    if (!next) return;
    setActiveKey(next.key);
    document.getElementById(`${id}-${next.key}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) move(step);
    else if (event.key === 'Enter' && active) open(active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('Find anything')} size="md">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are of the field inside */}
      <div onKeyDown={press}>
        <Field label={t('Find anything')} hideLabel>
          <PrefixedInput
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && `${id}-${active.key}`}
            autoComplete="off"
            enterKeyHint="go"
            data-autofocus
            prefix={<Search aria-hidden="true" className="size-4" />}
            placeholder={t('Car, plate, buyer, number or screen')}
            maxLength={50}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setActiveKey(undefined);
            }}
          />
        </Field>
      </div>
      <FoundList
        id={id}
        rows={rows}
        active={active}
        state={found.state}
        isAsked={search.trim() !== ''}
        onOpen={open}
      />
    </Dialog>
  );
}
