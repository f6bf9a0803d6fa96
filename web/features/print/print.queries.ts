/** Bytes of a font of the build. Throws where they do not come. */
export async function fetchFont(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font could not be loaded: ${response.status}`);
  return response.arrayBuffer();
}

/** A picture of ours; null where it cannot be had. */
export async function fetchPicture(address: string): Promise<Blob | null> {
  const response = await fetch(address);
  return response.ok ? response.blob() : null;
}
