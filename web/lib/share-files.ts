/** Whether the phone's share sheet takes these files. */
export const canShareFiles = (files: File[]): boolean => navigator.canShare?.({ files }) ?? false;

/** Passes files to the phone's share sheet. False if the browser refuses; a sheet closed by the person is no refusal. */
export async function shareFiles(files: File[], title: string): Promise<boolean> {
  try {
    await navigator.share({ files, title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
