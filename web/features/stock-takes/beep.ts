const SECONDS = 0.08;

/** A short tone and a buzz, for a find that nobody looks at. Higher for something new. */
export function beep(isNew: boolean): void {
  navigator.vibrate?.(isNew ? 60 : [30, 60, 30]);
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    tone.frequency.value = isNew ? 1_320 : 440;
    tone.connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + SECONDS);
    tone.onended = () => void audio.close();
  } catch (error) {
    console.warn('stock-take: no sound', error);
  }
}
