import { navigationTexts } from '../../texts.ts';
import { pagesTitles } from '../../titles.ts';
import { Shelf } from '../shelf/shelf.tsx';

/** `/seiten/archiv` */
export function Screen() {
  const { shelf } = navigationTexts;
  return <Shelf shelf="archive" title={pagesTitles.archive} lead={shelf.archiveLead} empty={shelf.archiveEmpty} note={shelf.archivedAt} />;
}
