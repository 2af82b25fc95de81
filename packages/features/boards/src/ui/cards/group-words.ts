import { dayWithWeekday, zurichMoment } from '@pausenplatz/kernel-format';
import type { CardColor, KanbanSettings } from '../../contract/index.ts';
import { noDayGroup, wallGroup } from '../../rules/index.ts';
import { cardTexts as texts } from '../../texts.cards.ts';

const isDay = (id: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(id);

const laneIn = ({ lanes }: Pick<KanbanSettings, 'lanes'>, id: string) => lanes.find((lane) => lane.id === id);

/** "Samstag, 21. November" of a calendar day. */
export const dayName = (day: string): string => dayWithWeekday(zurichMoment(`${day}T12:00`) ?? new Date(day));

/** What a place on the board is called. */
export function groupName(settings: Pick<KanbanSettings, 'layout' | 'lanes'>, id: string): string {
  if (settings.layout === 'board') return laneIn(settings, id)?.name || texts.noName;
  if (id === wallGroup) return texts.wall;
  return id === noDayGroup ? texts.noDay : dayName(id);
}

export const groupColor = (settings: Pick<KanbanSettings, 'lanes'>, id: string): CardColor => laneIn(settings, id)?.color ?? 'grey';

/** Where a new card of this place lies. */
export const groupLane = (settings: Pick<KanbanSettings, 'lanes'>, id: string): string =>
  laneIn(settings, id)?.id ?? settings.lanes[0]?.id ?? '';

/** The day of a place on a timeline. */
export const groupDay = ({ layout }: Pick<KanbanSettings, 'layout'>, id: string): string | null =>
  layout === 'timeline' && isDay(id) ? id : null;
