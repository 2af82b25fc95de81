import { isOnServer } from '@pausenplatz/kernel-ui';

/** Whether this device can speak; a server does not know and draws as if it could. */
export const canReadAloud = (isTakenOver: boolean): boolean => isOnServer || !isTakenOver || 'speechSynthesis' in window;

/** For those who do not read yet; the voice is the device's own and nothing leaves it. */
export function readAloud(words: readonly (string | null)[]): void {
  const spoken = new SpeechSynthesisUtterance(words.filter(Boolean).join('. '));
  spoken.lang = 'de-CH';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(spoken);
}
