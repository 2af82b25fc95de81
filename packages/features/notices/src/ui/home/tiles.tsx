import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { fill } from '@pausenplatz/kernel-contract';
import { type HomeTile, WaitingLine } from '@pausenplatz/kernel-host';
import { homeTexts as texts } from '../../texts.home.ts';
import { useNotices } from '../data.ts';

/** Teachers who want to be let into the school. */
function RequestsLine() {
  const count = useNotices()?.openRequests ?? 0;
  if (count === 0) return null;
  return (
    <WaitingLine
      icon={<PersonAdd20Regular />}
      what={count === 1 ? texts.oneRequest : fill(texts.requests, { count })}
      to="/verwaltung?bereich=anfragen"
      action={texts.review}
    />
  );
}

/** What waits for an answer of whoever administers a school. */
export const noticeTiles: readonly HomeTile[] = [
  { name: 'notices.requests', place: 'waiting', position: 10, access: ['Teacher', 'SchoolAdmin'], Tile: RequestsLine },
];
