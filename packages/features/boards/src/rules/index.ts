export { boardRights, entryRights, isOver, isSeen, showsVotes, waits } from './board-rights.ts';
export { boardTable } from './board-table.ts';
export { fitsCell, placesOf, shownCells, sumOf, writtenCells, wrongCell } from './cells.ts';
export { hasRoom, isTicked, marked, markOf, votesIn } from './marks.ts';
export { cardRights } from './card-rights.ts';
export { cardTable } from './card-table.ts';
export { cardName, doneChecks, isWritten } from './card-words.ts';
export { withChanges } from './changed-cards.ts';
export { afterIn, type CardGroup, groupCards, laneOf, movedCard, noDayGroup, wallGroup } from './lanes.ts';
