/** What gives life to a calendar in a frame; loads only where one stands. */
export const loadFrameScript = async () => (await import('./frame-script.ts')).frameCalendar;
