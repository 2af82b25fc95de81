export { knownFormat, shownNumber, shownText } from './shown-cell.ts';
