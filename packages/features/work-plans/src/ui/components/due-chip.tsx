import { Clock16Regular } from '@fluentui/react-icons/svg/clock';
import { fill } from '@pausenplatz/kernel-contract';
import { shortDay, shortWeekday } from '@pausenplatz/kernel-format';
import { Chip } from '@pausenplatz/kernel-ui';
import { listTexts } from '../../texts.ui.ts';

interface DueChipProps {
  readonly dueOn: string | null;
  readonly today: string;
  /** Who is through is never late. */
  readonly isThrough?: boolean;
}

/** Until when, and since when it is late. */
export function DueChip({ dueOn, today, isThrough = false }: DueChipProps) {
  if (dueOn === null) return null;
  const isLate = dueOn < today && !isThrough;
  return (
    <Chip color={isLate ? 'orange' : 'grey'} icon={<Clock16Regular aria-hidden />}>
      {fill(isLate ? listTexts.overdue : listTexts.due, { day: `${shortWeekday(dueOn)} ${shortDay(dueOn)}` })}
    </Chip>
  );
}
