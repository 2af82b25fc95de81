import { useEffect, useState } from 'react';

/** Voices come late; who has none after this has none. */
const waitMs = 1_500;

/** Whether this device speaks German. */
export function useGermanVoice(): 'asked' | 'there' | 'missing' {
  const [voice, setVoice] = useState<'asked' | 'there' | 'missing'>(() => ('speechSynthesis' in window ? 'asked' : 'missing'));
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined;
    const { speechSynthesis } = window;
    const isThere = () => speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().startsWith('de'));
    const look = () => isThere() && setVoice('there');
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    const timer = setTimeout(() => setVoice(isThere() ? 'there' : 'missing'), waitMs);
    return () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', look);
    };
  }, []);
  return voice;
}
