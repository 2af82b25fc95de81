/** What shows a document in a frame; loads only where one is looked at. */
export const loadFrameScript = async () => (await import('./frame-script.ts')).frameDocument;
