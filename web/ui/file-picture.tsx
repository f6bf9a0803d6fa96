import { useEffect, useState } from 'react';

interface FilePictureProps {
  file: Blob;
  alt: string;
  className: string;
}

/** A picture that only this device has. */
export function FilePicture({ file, alt, className }: FilePictureProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={url} alt={alt} className={className} />;
}
