export { knownFormat, meantNumber, shownNumber, shownText } from './shown-cell.ts';
