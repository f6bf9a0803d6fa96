import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { buttonClass } from '../../ui/button-class';
import { ACCEPTED_PICTURES } from './use-picture-upload';

interface ChoosePictureProps {
  label: string;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** A button that opens the device's pictures. */
export function ChoosePicture({ label, disabled, onChoose }: ChoosePictureProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={buttonClass({ size: 'sm' }, 'cursor-pointer has-disabled:opacity-50')}>
      <span className="inline-flex items-center gap-2">
        <ImageUp aria-hidden="true" className="size-4" />
        {label}
      </span>
      <input
        id={id}
        type="file"
        accept={ACCEPTED_PICTURES.join(',')}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
