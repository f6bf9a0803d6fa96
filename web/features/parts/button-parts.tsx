import { Plus, Trash2 } from 'lucide-react';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { ButtonLink } from '../../ui/core/button-link';
import { IconButton } from '../../ui/core/icon-button';
import { FilePicture } from '../../ui/file-picture';
import { Logo } from '../../ui/logo';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;
const TONES = ['neutral', 'positive', 'warning', 'danger', 'accent', 'silver', 'gold'] as const;
const AVATARS = ['sm', 'md', 'xl'] as const;
const plus = <Plus aria-hidden="true" className="size-4" />;

const PICTURE = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#0f766e"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

export function ButtonParts() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-2">
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {`${variant} ${size}`}
            </Button>
          ))}
          <Button variant={variant} icon={plus}>
            With icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} pending>
            Pending
          </Button>
          <Button variant={variant} pending pendingLabel="Saving...">
            Save
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href="#parts" icon={plus}>
          A link
        </ButtonLink>
        <CopyButton text="copied" label="Copy link" />
        <CopyButton text="copied" iconOnly />
        <IconButton label="Delete" icon={<Trash2 aria-hidden="true" className="size-4" />} />
        <IconButton label="Deleting" icon={plus} pending />
        <IconButton label="Not now" icon={plus} disabled />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge icon={plus}>With icon</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {AVATARS.map((size) => (
          <Avatar key={size} size={size} firstName="Asha" lastName="Rao" />
        ))}
        <Avatar firstName="Murugan" lastName="" />
        <FilePicture file={PICTURE} alt="A picture of this device" className="size-10 rounded-md" />
        <Logo />
        <Logo markOnly />
      </div>
    </>
  );
}
