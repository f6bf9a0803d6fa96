import type { PermissionId } from '../../../schema/permissions/input';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SwitchField } from '../../ui/switch-field';
import { asksBrowser } from './ask-browser';
import { PERMISSION_TEXTS } from './permission-texts';
import { useWords } from './words';

interface PermissionRowProps {
  id: PermissionId;
  allowed: boolean;
  locked: boolean;
  pending: boolean;
  onChange: (allowed: boolean) => void;
}

/** One permission: Allow and Deny where the browser prompts, a switch otherwise. */
export function PermissionRow({ id, allowed, locked, pending, onChange }: PermissionRowProps) {
  const t = useWords();
  const { icon, ...texts } = PERMISSION_TEXTS[id];
  const [label, text] = [t(texts.label), t(texts.text)];
  const row = 'flex items-center gap-3 px-card py-3 text-ink-muted [&>svg]:size-4.5 [&>svg]:shrink-0';
  if (!locked && !asksBrowser(id)) {
    return (
      <li className={row}>
        {icon}
        <SwitchField
          className="flex-1 text-ink"
          label={label}
          description={text}
          checked={allowed}
          disabled={pending}
          onCheckedChange={onChange}
        />
      </li>
    );
  }
  return (
    <li className={row}>
      {icon}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink text-sm">
          {label}
          {!locked &&
            (allowed ? <Badge tone="positive">{t('Granted')}</Badge> : <Badge>{t('Not granted')}</Badge>)}
        </p>
        <p className="text-sm">{text}</p>
      </div>
      {locked ? (
        <span className="text-sm">{t('Needed, always on')}</span>
      ) : (
        <Button
          size="sm"
          pending={pending}
          aria-label={allowed ? t('Deny {label}', { label }) : t('Allow {label}', { label })}
          onClick={() => onChange(!allowed)}
        >
          {allowed ? t('Deny') : t('Allow')}
        </Button>
      )}
    </li>
  );
}
