import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../ui/core/icon-button';
import { Input } from '../../ui/core/input';
import { useWords } from './words';

/** A password that can be shown: typing blind on a phone locks people out. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useWords();
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-12"
      />
      <span className="absolute inset-y-0 right-0">
        <IconButton
          label={shown ? t('Hide password') : t('Show password')}
          icon={
            shown ? (
              <EyeOff aria-hidden="true" className="size-4" />
            ) : (
              <Eye aria-hidden="true" className="size-4" />
            )
          }
          onClick={() => setShown(!shown)}
        />
      </span>
    </span>
  );
}
