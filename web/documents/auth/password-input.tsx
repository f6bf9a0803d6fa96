import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../ui/core/icon-button';
import { Input } from '../../ui/core/input';
import { useWords } from './words';

/**
 * A password that can be shown (web/page/passwords.ts). A page never contains a typed password: only the
 * script has it.
 */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'defaultValue'>) {
  const t = useWords();
  return (
    <span data-frame="" className="relative block">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type="password"
        data-kept=""
        className="pr-12"
      />
      <span data-script="" className="absolute inset-y-0 right-0">
        <IconButton
          label={t('Show password')}
          data-reveal={t('Hide password')}
          icon={
            <>
              <Eye aria-hidden="true" className="size-4" />
              <EyeOff aria-hidden="true" className="hidden size-4" />
            </>
          }
        />
      </span>
    </span>
  );
}
