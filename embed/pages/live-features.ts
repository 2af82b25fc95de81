import type { adventFramedViews } from '@pausenplatz/advent/ui/framed';
import type { homeworkFramedViews } from '@pausenplatz/homework/ui/framed';
import { viewsByType } from '@pausenplatz/pages/ui/framed';

type LiveType = keyof typeof adventFramedViews | keyof typeof homeworkFramedViews;
type Views = Parameters<typeof viewsByType>[0];

const homework = async (): Promise<Views> => (await import('@pausenplatz/homework/ui/framed')).homeworkFramedViews;
const advent = async (): Promise<Views> => (await import('@pausenplatz/advent/ui/framed')).adventFramedViews;

/** Of the list in `features.ts` what lives in a frame, each feature in a chunk of its own, without the views of pages. */
const loaders: ReadonlyMap<string, () => Promise<Views>> = new Map(
  Object.entries({ Homework: homework, HomeworkList: homework, EventList: homework, AdventCalendar: advent } satisfies Record<
    LiveType,
    () => Promise<Views>
  >),
);

/** The views of these blocks; null where one of them needs the views of pages. */
export async function liveViews(types: readonly string[]) {
  const wanted = new Set(types.map((type) => loaders.get(type)));
  const found = await Promise.all([...wanted].map(async (load) => load?.() ?? null));
  return found.includes(null) ? null : viewsByType(Object.assign({}, ...found) as Views);
}
