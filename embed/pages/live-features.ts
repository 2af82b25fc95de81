import { loadAdventFramed } from '@pausenplatz/advent/ui/load-framed';
import { loadHomeworkFramed } from '@pausenplatz/homework/ui/load-framed';
import { loadPagesFramed } from '@pausenplatz/pages/ui/load-framed';
import { viewsByType } from '@pausenplatz/pages/ui/framed';

type LiveType = keyof Awaited<ReturnType<typeof loadAdventFramed>> | keyof Awaited<ReturnType<typeof loadHomeworkFramed>>;
type Views = Parameters<typeof viewsByType>[0];

const homework: () => Promise<Views> = loadHomeworkFramed;
const advent: () => Promise<Views> = loadAdventFramed;

/** Of the list in `features.ts` what lives in a frame, each feature in a chunk of its own, without the common views of pages. */
const loaders: ReadonlyMap<string, () => Promise<Views>> = new Map(
  Object.entries({
    ...loadPagesFramed,
    ...({ Homework: homework, HomeworkList: homework, EventList: homework, AdventCalendar: advent } satisfies Record<
      LiveType,
      () => Promise<Views>
    >),
  }),
);

/** The views of these blocks; null where one of them needs the common views of pages. */
export async function liveViews(types: readonly string[]) {
  const wanted = new Set(types.map((type) => loaders.get(type)));
  const found = await Promise.all([...wanted].map(async (load) => load?.() ?? null));
  return found.includes(null) ? null : viewsByType(Object.assign({}, ...found) as Views);
}
