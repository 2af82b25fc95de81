/** The views of page blocks as frames on foreign websites draw them: all at once, or those of rare types each in a chunk of its own. */
export { pageBlockScripts, pageBlockViews } from './blocks/all-views.ts';
