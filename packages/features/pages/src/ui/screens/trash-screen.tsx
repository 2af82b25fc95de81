import { fill } from '@pausenplatz/kernel-contract';
import { pageLimits } from '../../contract/index.ts';
import { navigationTexts } from '../../texts.ts';
import { pagesTitles } from '../../titles.ts';
import { Shelf } from '../shelf/shelf.tsx';

/** `/seiten/papierkob`, spelled as in the specification. */
export function Screen() {
  const { shelf } = navigationTexts;
  const lead = fill(shelf.trashLead, { days: pageLimits.trashDays });
  return <Shelf shelf="trash" title={pagesTitles.trash} lead={lead} empty={shelf.trashEmpty} note={shelf.trashedAt} />;
}
