import { type SignedInUser, useHostClass } from '@pausenplatz/kernel-host';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownClass } from '../rules/index.ts';

export interface OwnClass {
  readonly classId: string | null;
  readonly choose: (classId: string) => void;
  /** Where the host has a switcher of its own, the screen shows none. */
  readonly needsPicker: boolean;
}

/** Which of one's classes is shown. A link with `?klasse=` chooses once; after that the switcher does. */
export function useOwnClass(user: SignedInUser): OwnClass {
  const host = useHostClass();
  const [own, setOwn] = useState<string | null>(null);
  const [query, setQuery] = useSearchParams();
  const linked = query.get('klasse');
  const choose = host?.choose ?? setOwn;
  useEffect(() => {
    if (linked === null) return;
    if (user.schoolClasses.some(({ id }) => id === linked)) choose(linked);
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('klasse');
        return next;
      },
      { replace: true },
    );
  }, [linked, choose, setQuery, user.schoolClasses]);
  return {
    classId: ownClass(user, [linked, host ? host.classId : own]),
    choose,
    needsPicker: host === null && user.schoolClasses.length > 1,
  };
}
