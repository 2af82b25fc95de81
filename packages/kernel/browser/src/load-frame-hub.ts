/** The connection of a frame, which loads once something in it listens. */
export const loadFrameHub = async () => (await import('./frame-hub.ts')).frameHub;
