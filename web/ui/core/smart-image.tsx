import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../lib/class-names';
import { Button } from '../button';
import { useImageAttempts } from '../image-attempts';
import { bustSrcSet } from '../retry-address';
import { VehicleSilhouette } from '../vehicle-silhouette';

const RATIOS = { '4/3': 'aspect-4/3', '3/2': 'aspect-3/2', '16/9': 'aspect-video', '1/1': 'aspect-square' };

export type SmartImageProps = {
  /** Without an address, shows the silhouette and no error. */
  src: string | null | undefined;
  alt: string;
  ratio?: keyof typeof RATIOS;
  width?: number;
  height?: number;
  srcSet?: string | undefined;
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** `high` for the main picture of a public page. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  fit?: 'cover' | 'contain';
  /** A thumbnail has no room for text and a button, and a link must not contain a button. */
  compact?: boolean;
  className?: string;
};

/** A vehicle's photo with reserved space; a failed load is retried twice, then on request. */
export function SmartImage({ className, ratio = '4/3', ...props }: SmartImageProps) {
  return (
    <span className={cx('relative block w-full overflow-hidden bg-sunken', RATIOS[ratio], className)}>
      {props.src ? (
        <Attempts key={props.src} {...props} src={props.src} />
      ) : (
        <ImageFallback label={props.alt} />
      )}
    </span>
  );
}

function Attempts(props: Omit<SmartImageProps, 'src' | 'className' | 'ratio'> & { src: string }) {
  const { src, alt, srcSet, fit = 'cover', compact, loading = 'lazy', ...rest } = props;
  const { url, attempt, failed, onError, retry } = useImageAttempts(src);
  const image = useRef<HTMLImageElement>(null);

  // A server-rendered image may have failed before React could notice.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onError();
  }, [onError]);

  if (failed) return compact ? <ImageFallback label={alt} /> : <ImageFallback label={alt} onRetry={retry} />;
  return (
    <img
      {...rest}
      key={attempt}
      ref={image}
      src={url}
      srcSet={bustSrcSet(srcSet, attempt)}
      alt={alt}
      loading={loading === 'lazy' ? loading : undefined}
      decoding="async"
      onError={onError}
      className={cx(
        'absolute inset-0 size-full text-transparent',
        fit === 'cover' ? 'object-cover' : 'object-contain',
      )}
    />
  );
}

interface ImageFallbackProps {
  label: string;
  onRetry?: () => void;
  /** The message, and the button's label. */
  failed?: string;
  retry?: string;
}

/** The silhouette; with `onRetry` also a message and a button. */
export function ImageFallback({
  label,
  onRetry,
  failed = 'Failed to load image',
  retry = 'Retry',
}: ImageFallbackProps) {
  return (
    <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-2 text-center">
      <VehicleSilhouette className="w-2/5 max-w-32 text-line-strong opacity-60" />
      {onRetry ? (
        <>
          <span className="text-ink-muted text-sm">{failed}</span>
          <Button size="sm" onClick={onRetry} icon={<RotateCw aria-hidden="true" className="size-3.5" />}>
            {retry}
          </Button>
        </>
      ) : (
        <span className="sr-only">{label}</span>
      )}
    </span>
  );
}
