import { useEffect, useState } from 'react';

/** Voices come late; who has none after this has none. */
const waitMs = 1_500;

/** Whether this device speaks German; answers as soon as that is certain. */
export function findGermanVoice(): Promise<boolean> {
  if (!('speechSynthesis' in window)) return Promise.resolve(false);
  const { speechSynthesis } = window;
  const isThere = () => speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().startsWith('de'));
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', look);
      resolve(isThere());
    };
    const look = () => isThere() && end();
    const timer = setTimeout(end, waitMs);
    speechSynthesis.addEventListener('voiceschanged', look);
    look();
  });
}

/** The same for a screen. */
export function useGermanVoice(): 'asked' | 'there' | 'missing' {
  const [voice, setVoice] = useState<'asked' | 'there' | 'missing'>(() => ('speechSynthesis' in window ? 'asked' : 'missing'));
  useEffect(() => {
    let isWanted = true;
    void findGermanVoice().then((isThere) => isWanted && setVoice(isThere ? 'there' : 'missing'));
    return () => {
      isWanted = false;
    };
  }, []);
  return voice;
}
