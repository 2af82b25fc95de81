import { useState } from 'react';

/** Those chosen of a list; with the shift key everybody between the last one and this one. */
export function useChosen(all: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  return {
    chosen,
    choose(id: string, isChosen: boolean, isRange: boolean) {
      const [from, to] = [all.indexOf(last ?? id), all.indexOf(id)];
      const touched = isRange && from >= 0 ? all.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      setChosen(new Set(isChosen ? [...chosen, ...touched] : [...chosen].filter((one) => !touched.includes(one))));
      setLast(id);
    },
    chooseAll: (isChosen: boolean) => setChosen(new Set(isChosen ? all : [])),
  };
}
