/** The views of blocks that live in a frame, in a chunk of their own: a frame that shows none of them loads none. */
export const loadHomeworkFramed = async () => (await import('./framed.tsx')).homeworkFramedViews;
