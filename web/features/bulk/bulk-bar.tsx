import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  BadgeIndianRupee,
  CircleCheck,
  Ellipsis,
  Eye,
  EyeOff,
  Image,
  Phone,
  Printer,
  Repeat2,
  Trash2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { UNDO_BULK_MINUTES } from '../../../schema/bulk/rules';
import { SWITCHED_ROLE } from '../../../schema/staff/abilities';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { IconButton } from '../../ui/core/icon-button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Menu, MenuSeparator } from '../../ui/menu';
import { MenuItem } from '../../ui/menu-item';
import { MAX_STATUS_PICTURES } from '../adverts/limits';
import { currentUserQuery } from '../auth/auth.queries';
import { POLICY_LABELS } from '../republish/policy-labels';
import { AnswererForm } from '../staff/answerer-form';
import { useMay } from '../staff/use-may';
import { BarFrame } from './bar-frame';
import type { BulkAsk } from './bulk.queries';
import { PriceDialog } from './price-dialog';
import { useWords } from './words';

const StatusDialog = lazyDialog(async () => (await import('../adverts/status-dialog')).StatusDialog);

interface BulkBarProps {
  /** The picked ones. */
  vehicles: readonly OwnVehicleDto[];
  onStart: (ask: BulkAsk) => void;
  onClear: () => void;
}

const POLICIES = ['allow', 'ask', 'deny'] as const;

/** What can be done with everything that is picked. */
export function BulkBar({ vehicles, onStart, onClear }: BulkBarProps) {
  const t = useWords();
  const may = useMay();
  const navigate = useNavigate();
  const { data: user } = useQuery(currentUserQuery);
  const [opened, setOpened] = useState<'price' | 'sold' | 'answerer' | 'delete' | 'status'>();
  const close = () => setOpened(undefined);
  const count = formatNumber(vehicles.length);
  const isNone = vehicles.length === 0;
  // Buyers do not find the hidden ones.
  const advertised = vehicles.filter(({ hiddenReason }) => !hiddenReason);

  const whyNoPictures =
    advertised.length > MAX_STATUS_PICTURES
      ? t('At most {limit} at once', { limit: MAX_STATUS_PICTURES })
      : advertised.length === 0
        ? t('Hidden from buyers')
        : undefined;
  const print = () => navigate({ to: '/dashboard/print', state: { printed: vehicles.map(({ id }) => id) } });
  const list = (change: (BulkAsk & { path: 'listings' })['change']) => onStart({ path: 'listings', change });
  return (
    <BarFrame label={t('Picked vehicles')}>
      <IconButton
        size="sm"
        label={t('Pick none')}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={onClear}
      />
      <span role="status" className="mr-auto whitespace-nowrap font-medium text-sm tabular-nums">
        {t('{count} picked', { count })}
      </span>
      {may('lowerPrices') && (
        <Button
          size="sm"
          disabled={isNone}
          icon={<BadgeIndianRupee aria-hidden="true" className="size-4" />}
          onClick={() => setOpened('price')}
        >
          {t('Price')}
        </Button>
      )}
      {may('changeStatus') && (
        <Button
          size="sm"
          disabled={isNone}
          icon={<CircleCheck aria-hidden="true" className="size-4" />}
          onClick={() => setOpened('sold')}
        >
          {t('Sold')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            size="sm"
            disabled={isNone}
            label={t('More for {count} vehicles', { count })}
            icon={<Ellipsis aria-hidden="true" className="size-4" />}
          />
        }
      >
        {may('changeStatus') && (
          <>
            <MenuItem onSelect={() => onStart({ path: 'statuses', status: 'available' })}>
              {t('Set to available')}
            </MenuItem>
            <MenuItem onSelect={() => onStart({ path: 'statuses', status: 'pending' })}>
              {t('Set to pending')}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {may('print') && (
          <MenuItem icon={<Printer aria-hidden="true" />} onSelect={print}>
            {t('Print posters')}
          </MenuItem>
        )}
        <MenuItem
          icon={<Image aria-hidden="true" />}
          disabledReason={whyNoPictures}
          onSelect={() => setOpened('status')}
        >
          {t('Status pictures')}
        </MenuItem>
        {may('assign') && (
          <MenuItem icon={<Phone aria-hidden="true" />} onSelect={() => setOpened('answerer')}>
            {t('Who answers')}
          </MenuItem>
        )}
        {may('changeVehicles') && (
          <>
            <MenuItem
              icon={<Eye aria-hidden="true" />}
              onSelect={() => list({ kind: 'visibility', showInProfile: true })}
            >
              {t('Show on my profile')}
            </MenuItem>
            <MenuItem
              icon={<EyeOff aria-hidden="true" />}
              onSelect={() => list({ kind: 'visibility', showInProfile: false })}
            >
              {t('Hide from my profile')}
            </MenuItem>
            <MenuSeparator />
            {POLICIES.map((policy) => (
              <MenuItem
                key={policy}
                icon={<Repeat2 aria-hidden="true" />}
                onSelect={() => list({ kind: 'republish', policy })}
              >
                {t('Republishing: {policy}', { policy: t.known(POLICY_LABELS[policy]) })}
              </MenuItem>
            ))}
            <MenuSeparator />
            <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => setOpened('delete')}>
              {t('Delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {opened === 'status' && <StatusDialog listings={advertised} onClose={close} />}
      {opened === 'price' && (
        <PriceDialog
          vehicles={vehicles}
          onlyLower={user?.staff?.role === SWITCHED_ROLE}
          onClose={close}
          onStart={onStart}
        />
      )}
      {opened === 'answerer' && (
        <AnswererForm
          title={t('Who answers for {count} vehicles', { count })}
          answerer={null}
          onClose={close}
          onSave={(answerer) => {
            onStart({ path: 'answerers', answerer });
            close();
          }}
        />
      )}
      <ConfirmDialog
        open={opened === 'sold'}
        onOpenChange={close}
        title={t('Mark {count} as sold?', { count })}
        body={t(
          'Buyers can no longer send offers for them, and their republished pages close. You can undo this for {minutes} minutes.',
          { minutes: UNDO_BULK_MINUTES },
        )}
        confirmLabel={t('Mark {count} as sold', { count })}
        onConfirm={() => onStart({ path: 'statuses', status: 'sold' })}
      />
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={close}
        tone="danger"
        title={t('Delete {count} listings?', { count })}
        body={t(
          'They go offline at once, with their links and QR codes. Their leads and your contacts stay. You can undo this for {minutes} minutes.',
          { minutes: UNDO_BULK_MINUTES },
        )}
        confirmLabel={t('Delete {count}', { count })}
        onConfirm={() => list({ kind: 'delete' })}
      />
    </BarFrame>
  );
}
