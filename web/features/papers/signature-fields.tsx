import { SignaturePad } from './signature-pad';
import type { Side, Signatures } from './signatures';
import { useWords } from './words';

interface SignatureFieldsProps {
  signatures: Signatures;
  onChange: (signatures: Signatures) => void;
  /** Whether somebody tried to issue the paper as it is. */
  isTried: boolean;
}

/** Sides that have neither signed nor chosen to sign by hand. */
export const unsigned = (signatures: Signatures): Side[] =>
  (['seller', 'buyer'] as const).filter((side) => signatures[side]?.length === 0);

export function SignatureFields({ signatures, onChange, isTried }: SignatureFieldsProps) {
  const t = useWords();
  const field = (side: Side, label: string) => (
    <SignaturePad
      label={label}
      strokes={signatures[side]}
      onChange={(strokes) => onChange({ ...signatures, [side]: strokes })}
      error={
        isTried && unsigned(signatures).includes(side) ? t('Sign, or choose to sign by hand') : undefined
      }
    />
  );
  return (
    <>
      {field('seller', t('Signature of the seller'))}
      {field('buyer', t('Signature of the buyer'))}
      <p className="text-ink-muted text-sm">
        {t('What is drawn here is only in the PDF. We do not keep it.')}
      </p>
    </>
  );
}
