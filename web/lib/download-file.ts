/** Hands a file to the browser's downloads. `url`: a data, object or same-origin address. */
export function downloadFile(url: string, fileName: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
