/** Opens the camera on the back of a phone, or the only one there is. Rejects without a camera, or if it is not allowed. */
export const openCamera = (
  size: Pick<MediaTrackConstraints, 'width' | 'height'> = {},
): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...size } });

export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
