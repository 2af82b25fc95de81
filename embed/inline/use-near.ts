import { useEffect, useState } from 'react';

/** Whether the element has come near to what its reader sees; nothing is asked for before. */
export function useNear(host: Element): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: '300px',
    });
    watcher.observe(host);
    return () => watcher.disconnect();
  }, [host]);
  return isNear;
}
