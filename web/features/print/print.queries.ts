/** The bytes of a font of the build. Throws if they do not arrive. */
export async function fetchFont(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font could not be loaded: ${response.status}`);
  return response.arrayBuffer();
}

/** One of our pictures; null if it cannot be loaded. */
export async function fetchPicture(address: string): Promise<Blob | null> {
  const response = await fetch(address);
  return response.ok ? response.blob() : null;
}
